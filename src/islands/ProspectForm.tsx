import { FormFrame } from "./FormFrame.tsx";
import { prospectFields } from "./prospect-fields.ts";
import type { ProspectWords } from "./prospect-words.ts";

const loadRules = async () => (await import("#contract/prospect")).prospectForm;

/** The form by which a prospect writes to us. */
export function ProspectForm({ words }: { words: ProspectWords }) {
  return (
    <FormFrame form="prospect" loadRules={loadRules} fields={prospectFields(words)} words={words} />
  );
}
