import type * as z from "zod/mini";
import { type Facilitator, facilitatorSchema } from "#contract/facilitator";

/** What editors call the fields. */
const names: Record<string, string> = {
  post_title: "title",
  location_address__address: "address",
};

/** An entry that is sound in itself, or what is wrong with it in words for an editor. */
export function checkEntry(entry: unknown): { facilitator: Facilitator } | { wrong: string[] } {
  const result = facilitatorSchema.safeParse(entry);
  if (result.success) return { facilitator: result.data };
  return { wrong: result.error.issues.map((issue) => explain(issue, entry)) };
}

function explain(issue: z.core.$ZodIssue, entry: unknown): string {
  const field = String(issue.path[0] ?? "");
  const value = field && (entry as Record<string, unknown>)[field];
  const name = field in names ? `the ${names[field]} (${field})` : field;
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")}`;
  if (field === "") return issue.code === "custom" ? issue.message : "it is no entry in braces";
  if (value === undefined || value === "") return `${name} is missing`;
  if (issue.code === "invalid_type") return `${name} must be a ${issue.expected}`;
  const limit = "maximum" in issue ? issue.maximum : "minimum" in issue ? issue.minimum : "";
  if (typeof value === "string") return `${name} has more than ${limit} characters`;
  const side = issue.code === "too_big" ? "above" : "below";
  return `${name} is ${value}, ${side} ${limit}`;
}

/** By this two entries are one, however they are written: title and address. */
export function identityOf(entry: Facilitator): string {
  const texts = [entry.post_title, entry.location_address__address];
  return JSON.stringify(
    texts.map((text) =>
      text
        .toLowerCase()
        .replace(/[\s,.]+/g, " ")
        .trim(),
    ),
  );
}
