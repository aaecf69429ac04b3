import { useRef, useState } from "react";
import type { FormName } from "#contract/endpoints";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import { spamFields } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import { waitForPageOpen } from "./page-open.ts";
import { createIdempotencyKey, type SendOutcome, sendForm } from "./send-form.ts";

type Phase = "idle" | "loading" | "success" | "failure";

/** Loads a form's validation rules. */
export type LoadRules = () => Promise<Form<object>>;

/**
 * A form's state. `submit` sends the values, and empties the form once the server has stored them. The
 * same values sent again have the same idempotency key, so that they are stored once.
 */
export function useForm(form: FormName, loadRules: LoadRules, locale: Locale) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sent = useRef({ words: "", key: "" });

  async function submit(element: HTMLFormElement): Promise<void> {
    if (phase === "loading") return;
    setPhase("loading");
    const values = new FormData(element);
    const rules = await loadRules().catch(() => undefined);
    if (!rules) return submitPlainly(element);
    const parsed = rules.parse(rules.fromPost(Object.fromEntries(values)));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return setPhase("idle");
    const words = JSON.stringify(parsed.fields);
    if (sent.current.words !== words) sent.current = { words, key: createIdempotencyKey() };
    const body = JSON.stringify({
      ...parsed.fields,
      [spamFields.honeypot]: values.get(spamFields.honeypot),
      [spamFields.pageOpen]: await waitForPageOpen(),
    });
    const answer = await sendForm(form, body, sent.current.key, locale);
    setOutcome(answer);
    if (answer.kind === "invalid") {
      setErrors(answer.errors);
      return setPhase("idle");
    }
    setPhase(answer.kind);
    if (answer.kind === "success") element.reset();
  }

  /** Without the rules (a newer build has replaced the chunk) the form is submitted natively. */
  function submitPlainly(element: HTMLFormElement): void {
    setOutcome(undefined);
    setPhase(navigator.onLine ? "idle" : "failure");
    if (navigator.onLine) element.submit();
  }

  return {
    phase,
    errors,
    reference: outcome?.kind === "success" ? outcome.reference : undefined,
    /** Seconds until a failed submission may be retried, if known. */
    wait: outcome?.kind === "failure" ? outcome.wait : undefined,
    /** Loads the rules ahead of the first `submit`. */
    prepare: () => void loadRules().catch(() => undefined),
    submit,
    clearFailure: () => setPhase((now) => (now === "failure" ? "idle" : now)),
    startOver: () => {
      sent.current = { words: "", key: "" };
      setPhase("idle");
    },
  };
}
