import type { FormWords, PrivacyWords } from "./form-words.ts";

/** The words of the short contact form in one language: all that crosses into the browser. */
export interface ContactWords extends FormWords {
  labels: Record<"name" | "email" | "subject" | "message", string>;
  /** What becomes of the message: the form has no box to tick. */
  privacy: PrivacyWords;
}
