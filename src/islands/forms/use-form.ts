import { useRef, useState } from "react";
import {
  type FormName,
  formEndpoints,
  formPostFields,
  idempotencyHeader,
} from "#contract/endpoints.ts";
import type { Form } from "#contract/form.ts";
import type { FieldError, Problem } from "#contract/problem.ts";
import { formatReference } from "#contract/reference.ts";
import { minPageOpenMs, spamFields } from "#contract/spam-signs.ts";
import type { Locale } from "#locale/languages.ts";

type Phase = "idle" | "loading" | "success" | "failure";

type SendOutcome =
  | { kind: "success"; reference: string | undefined }
  /** `waitSeconds`: until the next attempt, if there were too many. */
  | { kind: "failure"; waitSeconds?: number }
  | { kind: "invalid"; errors: FieldError[] };

type Receipt = { id?: unknown };

export type LoadRules = () => Promise<Form<object>>;

/**
 * A form's state. `submit` sends the values. The same values sent again have the same idempotency key, so that they
 * are stored once; the form's field for the key holds it, in case the browser sends the form itself.
 */
export function useForm(form: FormName, loadRules: LoadRules, locale: Locale) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sent = useRef({ payload: "", key: "" });

  async function submit(element: HTMLFormElement): Promise<void> {
    if (phase === "loading") return;
    try {
      const values = new FormData(element);
      // Set before rendering: if that fails, the plain form has the key.
      setKey(element, values);
      setPhase("loading");
      await checkAndSend(values);
    } catch {
      // The rules are gone (a newer build has replaced the chunk) or late, or something of ours failed.
      await submitPlainly(element);
    }
  }

  function setKey(element: HTMLFormElement, values: FormData): void {
    values.delete(formPostFields.idempotencyKey);
    const payload = JSON.stringify([...values]);
    if (sent.current.payload !== payload) sent.current = { payload, key: createIdempotencyKey() };
    const field = element.elements.namedItem(formPostFields.idempotencyKey);
    if (field instanceof HTMLInputElement) field.value = sent.current.key;
  }

  async function checkAndSend(values: FormData): Promise<void> {
    // A lost connection can keep the rules back for minutes.
    const rules = await Promise.race([loadRules(), rejectLate()]);
    const parsed = rules.parse(rules.decodePost(Object.fromEntries(values)));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return setPhase("idle");
    const body = JSON.stringify({
      ...parsed.fields,
      [spamFields.honeypot]: values.get(spamFields.honeypot),
      [spamFields.pageOpenMs]: await waitForPageOpen(),
    });
    const result = await sendForm(form, body, sent.current.key, locale);
    setOutcome(result);
    if (result.kind === "invalid") {
      setErrors(result.errors);
      return setPhase("idle");
    }
    setPhase(result.kind);
  }

  async function submitPlainly(element: HTMLFormElement): Promise<void> {
    // Otherwise the browser's own error page would take the place of the form.
    const isReachable = await canReachServer();
    setOutcome(undefined);
    setPhase(isReachable ? "idle" : "failure");
    if (isReachable) element.submit();
  }

  return {
    phase,
    errors,
    reference: outcome?.kind === "success" ? outcome.reference : undefined,
    /** Seconds until a failed submission may be retried, if known. */
    waitSeconds: outcome?.kind === "failure" ? outcome.waitSeconds : undefined,
    /** Loads the rules ahead of the first `submit`. */
    prepare: () => void loadRules().catch(() => undefined),
    submit,
    clearFailure: () => setPhase((now) => (now === "failure" ? "idle" : now)),
    startOver: () => {
      sent.current = { payload: "", key: "" };
      setPhase("idle");
    },
  };
}

// Milliseconds; longer than the server's own limit for a request.
const timeoutMs = 20_000;

const rejectLate = () => new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));

/** Sends a form's fields (JSON text). Success is an OK status with a JSON body. Never throws. */
async function sendForm(
  form: FormName,
  body: string,
  key: string,
  locale: Locale,
): Promise<SendOutcome> {
  try {
    const response = await fetch(formEndpoints[form], {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Language": locale,
        [idempotencyHeader]: key,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const received: unknown = await response.json();
    if (response.ok)
      return { kind: "success", reference: formatReference((received as Receipt).id) };
    const errors = (received as Partial<Problem>).errors ?? [];
    if (errors.length > 0) return { kind: "invalid", errors };
    const waitSeconds = Number(response.status === 429 && response.headers.get("Retry-After"));
    return { kind: "failure", ...(waitSeconds > 0 && { waitSeconds }) };
  } catch {
    return { kind: "failure" };
  }
}

/** Whether the server answers. Browsers may call themselves online without a connection. Never throws. */
async function canReachServer(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/** Returns 128 random bits in hexadecimal. `randomUUID` needs a secure context. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const maxPageOpenMs = 24 * 3_600_000;

/**
 * Waits until the page has been open for the shortest time expected of a person, since browsers can fill
 * in a form at once. Returns how long it has been open, in whole milliseconds.
 */
export async function waitForPageOpen(): Promise<number> {
  let open = performance.now();
  // Timers may fire early, and browsers may round this clock for privacy.
  while (open < minPageOpenMs) {
    const remainingMs = minPageOpenMs - open;
    await new Promise((resolve) => setTimeout(resolve, remainingMs));
    open = performance.now();
  }
  return Math.min(Math.floor(open), maxPageOpenMs);
}
