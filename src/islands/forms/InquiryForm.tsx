import { FormFrame } from "./FormFrame.tsx";
import { inquiryFields } from "./inquiry-fields.ts";
import type { InquiryWords } from "./inquiry-words.ts";

const loadRules = async () => (await import("#contract/inquiry")).inquiryForm;

/** The form by which somebody asks to become a facilitator. */
export function InquiryForm({ words }: { words: InquiryWords }) {
  return (
    <FormFrame form="inquiry" loadRules={loadRules} fields={inquiryFields(words)} words={words} />
  );
}
