import { prospectForm } from "#contract/prospect";
import { FormFrame } from "./FormFrame.tsx";
import { prospectFields } from "./prospect-fields.ts";
import type { ProspectWords } from "./prospect-words.ts";

/** The form by which a prospect writes to us. */
export function ProspectForm({ words }: { words: ProspectWords }) {
  return <FormFrame form={prospectForm} fields={prospectFields(words)} words={words} />;
}
