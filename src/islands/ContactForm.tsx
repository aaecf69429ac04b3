import { contactMessageForm } from "#contract/contact-message";
import { contactFields } from "./contact-fields.ts";
import type { ContactWords } from "./contact-words.ts";
import { FormFrame } from "./FormFrame.tsx";

/** The short form by which anybody writes to us. */
export function ContactForm({ words }: { words: ContactWords }) {
  return <FormFrame form={contactMessageForm} fields={contactFields(words)} words={words} />;
}
