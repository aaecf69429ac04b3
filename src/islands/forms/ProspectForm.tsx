import { useEffect } from "react";
import { fill } from "#locale/fill";
import { fieldId } from "#ui/forms/FormFields.tsx";
import { askedFacilitator } from "../finder/ask-facilitator.ts";
import { FormFrame } from "./FormFrame.tsx";
import { prospectFields } from "./prospect-fields.ts";
import type { ProspectWords } from "./prospect-words.ts";

const loadRules = async () => (await import("#contract/prospect")).prospectForm;

/** The form by which a prospect writes to us. */
export function ProspectForm({ words }: { words: ProspectWords }) {
  useEffect(() => {
    const name = askedFacilitator(new URL(location.href));
    const message = document.getElementById(fieldId("prospect", "messageBody"));
    // What a visitor has written before this script arrived stays.
    if (!name || !(message instanceof HTMLTextAreaElement) || message.value) return;
    message.value = `${fill(words.aboutFacilitator, { name })}\n\n`;
  }, [words]);
  return (
    <FormFrame form="prospect" loadRules={loadRules} fields={prospectFields(words)} words={words} />
  );
}
