import { inquiryForm } from "#contract/inquiry";
import { FormFrame } from "./FormFrame.tsx";
import { inquiryFields } from "./inquiry-fields.ts";
import type { InquiryWords } from "./inquiry-words.ts";

/** The form by which somebody asks to become a facilitator. */
export function InquiryForm({ words }: { words: InquiryWords }) {
  return <FormFrame form={inquiryForm} fields={inquiryFields(words)} words={words} />;
}
