import { contactFields } from "./contact-fields.ts";
import type { ContactWords } from "./contact-words.ts";
import { FormFrame } from "./FormFrame.tsx";

const loadRules = async () => (await import("#contract/contact-message")).contactMessageForm;

/** The short form by which anybody writes to us. */
export function ContactForm({ words }: { words: ContactWords }) {
  return (
    <FormFrame
      form="contactMessage"
      loadRules={loadRules}
      fields={contactFields(words)}
      words={words}
    />
  );
}
