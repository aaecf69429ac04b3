import { referenceOf } from "#contract/reference";
import type { Report } from "./reports.ts";

/**
 * Entries for reading in a terminal: a block each, first the reference that its sender was told, then
 * one line a field that it has, in the order given.
 */
export function entriesListing({ name, columns }: Report, entries: object[]): string {
  if (entries.length === 0) return `No ${name} yet.\n`;
  const blocks = entries.map((entry) => {
    const reference = referenceOf("id" in entry ? entry.id : "");
    const told = { ...(reference && { reference }), ...entry };
    return describeEntry(
      ["reference", ...columns].filter((column) => column in told),
      told,
    );
  });
  return blocks.join("\n");
}

function describeEntry(columns: string[], entry: object): string {
  const labelWidth = Math.max(...columns.map((column) => column.length)) + 2;
  const lines = columns.map((column) => {
    const value = showControls(String(entry[column as keyof typeof entry] ?? ""));
    if (value === "") return column;
    return column.padEnd(labelWidth) + value.replaceAll("\n", `\n${" ".repeat(labelWidth)}`);
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Writes characters that command a terminal, or turn the direction of text around, as \u{1b}. Line
 * breaks and tabs stay.
 */
export function showControls(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (control) => `\\u{${control.codePointAt(0)?.toString(16)}}`,
  );
}
