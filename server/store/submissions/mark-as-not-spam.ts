import { forms } from "#contract/forms.ts";
import type { Database } from "../database/schema.ts";
import { addToOutbox } from "./outbox-row.ts";
import {
  isIntact,
  type SubmissionKind,
  toDatabaseRow,
  toStoredFields,
  toSubmission,
} from "./submission.ts";
import { type DeliveryTargets, getTargets } from "./targets.ts";

/** Moves a submission out of quarantine, and adds its outbox rows. */
export function markAsNotSpam(
  db: Database,
  id: string,
  deliveryTargets: DeliveryTargets,
  now: () => number,
): Promise<SubmissionKind | "unknown" | "invalid" | "damaged"> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("submissions")
      .selectAll()
      .where("id", "=", id)
      .where("spam_reason", "is not", null)
      .executeTakeFirst();
    if (!row) return "unknown";
    const submission = toSubmission(row);
    if (!isIntact(submission)) return "damaged";
    const { kind: form, fields: sent } = submission;
    // In a row of an earlier release, the form may no longer exist.
    const parsed = Object.hasOwn(forms, form) ? forms[form].parse(sent) : undefined;
    if (!parsed?.ok) return "invalid";
    const stored = toStoredFields(form, parsed.fields);
    const { id: _, ...values } = toDatabaseRow({ ...row, spam_reason: null }, stored, null);
    const marked = await transaction
      .updateTable("submissions")
      // The key is free again: another submission that is not spam may use it.
      .set(values)
      .where("id", "=", id)
      .where("spam_reason", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!marked) return "unknown";
    await addToOutbox(transaction, getTargets(stored.kind, deliveryTargets), {
      submissionId: id,
      createdAt: new Date(now()).toISOString(),
    });
    return stored.kind;
  });
}
