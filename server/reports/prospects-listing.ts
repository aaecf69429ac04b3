import type { StoredProspect } from "../store/prospect-row.ts";
import { prospectColumns } from "./prospect-columns.ts";

const labelWidth = Math.max(...prospectColumns.map((column) => column.length)) + 2;

/** Prospects for reading in a terminal: a block each, one line a field, in the order given. */
export function prospectsListing(prospects: StoredProspect[]): string {
  if (prospects.length === 0) return "No prospects yet.\n";
  return prospects.map(describeProspect).join("\n");
}

function describeProspect(prospect: StoredProspect): string {
  const lines = prospectColumns.map((column) => {
    const value = showControls(String(prospect[column] ?? ""));
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
