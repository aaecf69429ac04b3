import { hash } from "node:crypto";
import type { SubmissionRow } from "./schema.ts";

/** The columns that never change: all but the idempotency key, which expires. */
const checksummedColumns = [
  ...["id", "kind", "received_at", "email", "email_key", "language"],
  ...["payload_hash", "spam_reason", "fields"],
] as (keyof ChecksummedRow)[];
type ChecksummedRow = Omit<SubmissionRow, "idempotency_key" | "checksum">;

/** Computes the checksum (SHA-256, hex) that shows damage to a stored submission. */
export function computeChecksum(row: ChecksummedRow): string {
  return hash("sha256", JSON.stringify(checksummedColumns.map((column) => row[column])));
}

/** Whether a row differs from what was stored. A row without a checksum is judged by its JSON alone. */
export function isDamaged(row: SubmissionRow): boolean {
  return (row.checksum !== "" && row.checksum !== computeChecksum(row)) || !isObject(row.fields);
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
