import { formatReference } from "#contract/reference.ts";
import { isIntact, type StoredSubmission } from "../store/submissions/submission.ts";
import type { CategoryFormat } from "./category-format.ts";

/** Formats submissions for a terminal, a block each. */
export async function* formatListing(
  format: CategoryFormat,
  batches: AsyncIterable<StoredSubmission[]>,
) {
  let between = "";
  for await (const submissions of batches) {
    for (const submission of submissions) {
      yield between + formatSubmission(format, submission);
      between = "\n";
    }
  }
  if (between === "") yield `No ${format.category} yet.\n`;
}

/**
 * Formats a submission: its reference, then one line per field in the order of the format; or, if it is damaged, the
 * text that can still be read.
 */
export function formatSubmission(format: CategoryFormat, submission: StoredSubmission): string {
  const reference = formatReference(submission.id);
  const values: Record<string, unknown> = {
    ...(reference && { reference }),
    ...(isIntact(submission)
      ? format.toRow(submission)
      : { id: submission.id, damaged: submission.text ?? "It cannot be read." }),
  };
  const columns = ["reference", ...format.columns, "damaged"].filter((column) => column in values);
  const labelWidth = Math.max(...columns.map((column) => column.length)) + 2;
  const lines = columns.map((column) => {
    const value = escapeControlCharacters(String(values[column] ?? ""));
    if (value === "") return column;
    return column.padEnd(labelWidth) + value.replaceAll("\n", `\n${" ".repeat(labelWidth)}`);
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Escapes control characters and those that change the direction of text, as \u{1b}. Line breaks and tabs
 * stay.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (control) => `\\u{${control.codePointAt(0)?.toString(16)}}`,
  );
}
