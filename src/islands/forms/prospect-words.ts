import type { FormWords, PrivacyWords } from "./form-words.ts";
import type { SenderLabels } from "./sender-fields.ts";

/** The words of the prospect form in one language: all that crosses into the browser. */
export interface ProspectWords extends FormWords {
  labels: SenderLabels & Record<"messageBody", string>;
  optional: string;
  messageHint: string;
  /** How a message begins that asks for a facilitator, from {name}. */
  aboutFacilitator: string;
  interest: {
    legend: string;
    facilitator: string;
    /** Only where the organisation has a checkbox of its own. */
    organization?: string;
    team: string;
    personal: string;
  };
  privacy: PrivacyWords;
}
