import { useRef, useState } from "react";
import { type FormName, formOnlyFields } from "#contract/endpoints";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import { spamFields } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import { createIdempotencyKey, type SendOutcome, sendForm, waitForPageOpen } from "./send-form.ts";

type Phase = "idle" | "loading" | "success" | "failure";

/** Loads a form's validation rules. */
export type LoadRules = () => Promise<Form<object>>;

/**
 * A form's state. `submit` sends the values. The same values sent again have the same idempotency key, so
 * that they are stored once; the form's field for the key holds it, should the browser send the form itself.
 */
export function useForm(form: FormName, loadRules: LoadRules, locale: Locale) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sent = useRef({ words: "", key: "" });

  async function submit(element: HTMLFormElement): Promise<void> {
    if (phase === "loading") return;
    try {
      const values = new FormData(element);
      // Before anything is rendered: should that fail, the plain form has the key.
      setKey(element, values);
      setPhase("loading");
      await checkAndSend(values);
    } catch {
      // The rules are gone (a newer build has replaced the chunk), or something of ours failed.
      submitPlainly(element);
    }
  }

  function setKey(element: HTMLFormElement, values: FormData): void {
    values.delete(formOnlyFields.idempotencyKey);
    const words = JSON.stringify([...values]);
    if (sent.current.words !== words) sent.current = { words, key: createIdempotencyKey() };
    const field = element.elements.namedItem(formOnlyFields.idempotencyKey);
    if (field instanceof HTMLInputElement) field.value = sent.current.key;
  }

  async function checkAndSend(values: FormData): Promise<void> {
    const rules = await loadRules();
    const parsed = rules.parse(rules.fromPost(Object.fromEntries(values)));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return setPhase("idle");
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
  }

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
