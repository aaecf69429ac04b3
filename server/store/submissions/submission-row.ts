import type { FormName } from "#contract/endpoints.ts";
import { forms } from "#contract/forms.ts";
import { computeChecksum } from "../database/checksum.ts";
import type { SubmissionRow } from "../database/schema.ts";
import { createEmailKey, hashPayload, type Submission } from "./submission.ts";

/** Creates the row of a submission, with the columns that are derived from its fields. */
export function toRow(
  meta: Pick<SubmissionRow, "id" | "received_at" | "language" | "spam_reason">,
  { kind, fields }: { kind: FormName; fields: object },
  key: string | null,
): SubmissionRow {
  // A database stores no lone surrogates.
  const email = "email" in fields ? String(fields.email).toWellFormed() : "";
  const row = {
    ...meta,
    kind,
    email,
    email_key: createEmailKey(email),
    payload_hash: hashPayload(forms[kind], fields),
    fields: JSON.stringify(fields),
  };
  return { ...row, idempotency_key: key, checksum: computeChecksum(row) };
}

/** Converts an intact row to its submission. */
export function toSubmission(row: SubmissionRow): Submission {
  return {
    id: row.id,
    receivedAt: row.received_at,
    kind: row.kind,
    fields: JSON.parse(row.fields),
    language: row.language,
    spamReason: row.spam_reason,
  } as Submission;
}
