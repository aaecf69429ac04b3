import { stringify } from "csv-stringify/sync";
import { printWarnings } from "../cli/program.ts";
import {
  getSubmissionName,
  isIntact,
  type StoredSubmission,
  type Submission,
} from "../store/submissions/submission.ts";
import type { CategoryFormat } from "./category-format.ts";

/** The number of exported submissions, and the names of damaged ones, which are left out. */
export interface ExportSummary {
  count: number;
  damaged: string[];
}

/** Yields the intact submissions of batches, and counts them in `summary`. */
export async function* skipDamaged(
  batches: AsyncIterable<StoredSubmission[]>,
  summary: ExportSummary,
): AsyncGenerator<Submission[]> {
  for await (const batch of batches) {
    const intact = batch.filter(isIntact);
    summary.count += intact.length;
    summary.damaged.push(
      ...batch.filter((submission) => !isIntact(submission)).map(getSubmissionName),
    );
    if (intact.length > 0) yield intact;
  }
}

/** Warns if submissions are damaged: programs must not take the export for complete. */
export function warnAboutDamaged({ damaged }: ExportSummary): void {
  if (damaged.length > 0) printWarnings([`Damaged, and not exported: ${damaged.join(", ")}`]);
}

/**
 * Yields items as CSV (RFC 4180, with header) for spreadsheets: with a byte order mark, so that they read å and ö,
 * and without cells that run as a formula.
 */
export async function* toCsv<Item>(
  { columns, toRow }: { columns: string[]; toRow(item: Item): object },
  batches: AsyncIterable<Item[]>,
) {
  const options = {
    columns,
    cast: { boolean: String, string: neutralizeFormulas },
    record_delimiter: "\r\n",
    // A lone line feed within a text needs quotes, too.
    quote_record_delimiter: true,
  };
  yield stringify([], { ...options, bom: true, header: true });
  for await (const items of batches) yield stringify(items.map(toRow), options);
}

/** Yields submissions as a JSON array, with the exact values. */
export async function* toJson({ toRow }: CategoryFormat, batches: AsyncIterable<Submission[]>) {
  let before = "[\n";
  for await (const submissions of batches) {
    const rows = submissions.map((submission) => JSON.stringify(toRow(submission), null, 2));
    yield before + rows.map((row) => `  ${row.replaceAll("\n", "\n  ")}`).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Puts an apostrophe before all text that a spreadsheet would take for a formula, also within a cell: with
 * semicolons as separators, as in Swedish and German settings, a program reads commas and quotes as text, and a
 * semicolon, tab or line break within the text starts a cell. There, quotes before a formula count as part of it,
 * since the program may take them for its own. Also before a telephone number, which would lose its leading zero.
 */
export function neutralizeFormulas(text: string): string {
  const guarded = text.replace(/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/gu, "$1'");
  return /^[\t\r\n]|^0\d+$/.test(guarded) ? `'${guarded}` : guarded;
}
