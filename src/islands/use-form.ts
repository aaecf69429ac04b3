import { useRef, useState } from "react";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import type { Locale } from "#locale/languages";
import { createIdempotencyKey, sendForm } from "./send-form.ts";

type Phase = "idle" | "loading" | "success" | "failure";

/**
 * The states of a form. `submit` takes the form's values and resolves to true once the
 * server has them on disk. The same words sent again carry the same key, so that they are one row.
 */
export function useForm(form: Form<unknown>, locale: Locale) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const sent = useRef({ body: "", key: "" });

  async function submit(values: FormData): Promise<boolean> {
    if (phase === "loading") return false;
    const parsed = form.parse(form.fromPost(Object.fromEntries(values)));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) {
      setPhase("idle");
      return false;
    }
    const body = JSON.stringify(parsed.fields);
    if (sent.current.body !== body) sent.current = { body, key: createIdempotencyKey() };
    setPhase("loading");
    const outcome = await sendForm(form.name, body, sent.current.key, locale);
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      setPhase("idle");
      return false;
    }
    setPhase(outcome.kind);
    return outcome.kind === "success";
  }

  return {
    phase,
    errors,
    submit,
    clearFailure: () => setPhase((now) => (now === "failure" ? "idle" : now)),
    startOver: () => {
      sent.current = { body: "", key: "" };
      setPhase("idle");
    },
  };
}
