import { getCategoryFormat } from "#server/commands/category-format.ts";
import type { Store } from "#server/store/store.ts";
import type { UndeliveredEntry } from "#server/store/submissions/outbox.ts";
import {
  isIntact,
  type NewSubmission,
  type PersonalSubmission,
  type Receipt,
  type SubmissionCategory,
  type SubmissionFilter,
  type SubmissionKind,
} from "#server/store/submissions/submission.ts";
import { samples } from "./form-samples.ts";

type Submissions = Pick<Store, "submissions">;

/** The stored, intact submissions in batches, the oldest first. */
export async function* readIntact({ submissions }: Submissions, filter: SubmissionFilter) {
  for await (const batch of submissions.read(filter)) yield batch.filter(isIntact);
}

/** All submissions of a category as operators see them, oldest first; by default the prospects. */
export async function listStored(
  store: Submissions,
  category: SubmissionCategory = "prospects",
): Promise<Record<string, unknown>[]> {
  const batches = await Array.fromAsync(readIntact(store, { category }));
  return batches.flat().map(getCategoryFormat(category).toRow);
}

/**
 * Stores a submission, by default a prospect, with the sample of its form in which `fields` replace some, and
 * without an idempotency key.
 * @throws if the key belongs to another.
 */
export async function addSubmission(
  { submissions }: Submissions,
  { form = "prospect", fields, ...more }: Partial<NewSubmission> = {},
): Promise<Receipt> {
  const result = await submissions.add({
    ...{ form, fields: { ...samples[form].sample, ...fields } },
    ...{ language: null, idempotencyKey: null, ...more },
  });
  if (result === "key-reused") throw new Error(result);
  return result.receipt;
}

/** Undelivered entries of a kind. */
export async function listUndelivered(
  { outbox }: Pick<Store, "outbox">,
  kind: SubmissionKind = "prospect",
): Promise<UndeliveredEntry[]> {
  return (await Array.fromAsync(outbox.readUndelivered(kind))).flat();
}

/** A submission as the store would return it. */
export function createStoredSubmission(
  kind: SubmissionKind,
  fields: object,
  more: Partial<PersonalSubmission> = {},
): PersonalSubmission {
  return {
    id: "0199-id",
    receivedAt: "2026-01-15T12:00:00.000Z",
    kind,
    fields: { ...fields },
    language: null,
    spamReason: null,
    ...more,
  };
}
