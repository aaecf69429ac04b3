import { keptForms } from "../forms/kept-forms.ts";
import { StartError } from "../start-error.ts";
import type { Store } from "../store/open-store.ts";

/**
 * Keeps what was taken for a program's as what it is, received now, and tells so. Once: a second
 * call after a crash finds the first one's row. Throws a `StartError` if there is nothing to release.
 */
export async function releaseRobot(store: Store, id: string): Promise<string> {
  const robot = await store.robots.find(id);
  if (!robot) throw new StartError(`There is no robot with the id ${JSON.stringify(id)}.`);
  const kept = keptForms(store).find(({ form }) => form.name === robot.form);
  const parsed = kept?.form.parse(robot.fields);
  if (!kept || !parsed?.ok) throw new StartError("No form of this release takes these fields.");
  const receipt = await kept.keep({
    fields: parsed.fields,
    language: robot.language,
    // No sender's key has a space.
    idempotencyKey: `robot ${id}`,
  });
  if (receipt === "key-reused")
    throw new StartError("It has been released before, with other words.");
  await store.robots.remove(id);
  return `It is a ${kept.kind.slice(0, -1)} now, with the id ${receipt.id}.`;
}
