import { createHash } from "node:crypto";
import type { Form } from "#contract/form";

/** A fingerprint (SHA-256, hex) that two sends of a form share only if all their fields are the same. */
export function payloadHash<Fields extends object>(form: Form<Fields>, fields: Fields): string {
  const values = form.fields.map((field) => fields[field as keyof Fields]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
