import type { Answers } from "#instrument/trial.ts";
import { trialPairs } from "#instrument/word-pairs.ts";

/** The role and the answers chosen in the trial's form before hydration. */
export function readFormChoices(
  form: HTMLFormElement | null,
  id: string,
  roles: readonly { id: string }[],
): { role?: string; self?: Partial<Answers> } {
  if (!form) return {};
  const formData = new FormData(form);
  const role = roles[Number(formData.get(`${id}-role`) ?? "0")]?.id;
  const answers = trialPairs.flatMap((pair) => {
    const value = formData.get(`${id}-${pair.id}`);
    return value === null ? [] : [[pair.id, Number(value)]];
  });
  return { ...(role !== undefined && { role }), self: Object.fromEntries(answers) };
}
