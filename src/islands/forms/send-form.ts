import { type FormName, formEndpoints, idempotencyHeader } from "#contract/endpoints";
import type { FieldError, Problem } from "#contract/problem";
import { referenceOf } from "#contract/reference";
import { minPageOpenMs } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";

export type SendOutcome =
  | { kind: "success"; reference: string | undefined }
  /** `wait`: seconds until the next attempt, if there were too many. */
  | { kind: "failure"; wait?: number }
  | { kind: "invalid"; errors: FieldError[] };

type Receipt = { id?: unknown };

// Milliseconds; longer than the server's own limit for a request.
const timeoutMs = 20_000;

/** Sends a form's fields (JSON text). Success is an OK status with a JSON body. Never throws. */
export async function sendForm(
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
    const answer: unknown = await response.json();
    if (response.ok) return { kind: "success", reference: referenceOf((answer as Receipt).id) };
    const errors = (answer as Partial<Problem>).errors ?? [];
    if (errors.length > 0) return { kind: "invalid", errors };
    const wait = Number(response.status === 429 && response.headers.get("Retry-After"));
    return { kind: "failure", ...(wait > 0 && { wait }) };
  } catch {
    return { kind: "failure" };
  }
}

/** Returns 128 random bits in hexadecimal. `randomUUID` needs a secure context. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A day. */
const maxPageOpenMs = 86_400_000;

/**
 * Waits until the page has been open for the shortest time expected of a person, since browsers can fill
 * in a form at once. Returns how long it has been open, in whole milliseconds.
 */
export async function waitForPageOpen(): Promise<number> {
  let open = performance.now();
  // Timers may fire early, and browsers may round this clock for privacy.
  while (open < minPageOpenMs) {
    const rest = minPageOpenMs - open;
    await new Promise((resolve) => setTimeout(resolve, rest));
    open = performance.now();
  }
  return Math.min(Math.floor(open), maxPageOpenMs);
}
