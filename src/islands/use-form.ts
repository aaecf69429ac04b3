import { useRef, useState } from "react";
import type { Form } from "#contract/form";
import type { FieldError } from "#contract/problem";
import { robotFields } from "#contract/robot-signs";
import type { Locale } from "#locale/languages";
import { waitForPageOpen } from "./page-open.ts";
import { createIdempotencyKey, sendForm } from "./send-form.ts";

type Phase = "idle" | "loading" | "success" | "failure";

/**
 * The states of a form. `submit` takes the form's values and resolves to true once the
 * server has them on disk. The same words sent again carry the same key, so that they are one row.
 */
export function useForm(form: Form<object>, locale: Locale) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldError[]>([]);
  const sent = useRef({ words: "", key: "" });

  async function submit(values: FormData): Promise<boolean> {
    if (phase === "loading") return false;
    const parsed = form.parse(form.fromPost(Object.fromEntries(values)));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) {
      setPhase("idle");
      return false;
    }
    const words = JSON.stringify(parsed.fields);
    if (sent.current.words !== words) sent.current = { words, key: createIdempotencyKey() };
    setPhase("loading");
    const body = JSON.stringify({
      ...parsed.fields,
      [robotFields.trap]: values.get(robotFields.trap),
      [robotFields.pageOpen]: await waitForPageOpen(),
    });
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
      sent.current = { words: "", key: "" };
      setPhase("idle");
    },
  };
}
