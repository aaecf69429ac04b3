import type { SelectGroup } from "#ui/forms/Field.tsx";
import type { FormWords, PrivacyWords } from "./form-words.ts";
import type { SenderLabels } from "./sender-fields.ts";

/** The words of the facilitator inquiry in one language: all that crosses into the browser. */
export interface InquiryWords extends FormWords {
  labels: SenderLabels & Record<"country" | "experience" | "messageBody", string>;
  optional: string;
  chooseCountry: string;
  /** Named here, at build: browsers differ in what they call a country. */
  countries: SelectGroup[];
  experienceHint: string;
  messageHint: string;
  privacy: PrivacyWords;
}
