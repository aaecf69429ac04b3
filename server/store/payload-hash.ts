import { createHash } from "node:crypto";
import { type Prospect, prospectFields } from "#contract/prospect";

/** A fingerprint (SHA-256, hex) that two prospects share only if all their fields are the same. */
export function payloadHash(prospect: Prospect): string {
  const values = prospectFields.map((field) => prospect[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
