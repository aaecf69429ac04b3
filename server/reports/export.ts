import { stringify } from "csv-stringify/sync";
import type { Submission } from "../store/submission.ts";
import type { Report } from "./report.ts";

/**
 * Submissions as a CSV file (RFC 4180, with header), made for spreadsheets: a byte order mark lets
 * them read å and ö, and no cell can run as a formula.
 */
export async function* toCsv({ columns, rowOf }: Report, pieces: AsyncIterable<Submission[]>) {
  const options = {
    columns,
    cast: { boolean: String, string: neutralizeFormulas },
    record_delimiter: "\r\n",
    // A lone line feed within the words needs quotes too.
    quote_record_delimiter: true,
  };
  yield stringify([], { ...options, bom: true, header: true });
  for await (const submissions of pieces) yield stringify(submissions.map(rowOf), options);
}

/** Submissions as a JSON array, with the exact values. */
export async function* toJson({ rowOf }: Report, pieces: AsyncIterable<Submission[]>) {
  let before = "[\n";
  for await (const submissions of pieces) {
    const rows = submissions.map((one) => JSON.stringify(rowOf(one), null, 2));
    yield before + rows.map((row) => `  ${row.replaceAll("\n", "\n  ")}`).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * Puts an apostrophe before what a spreadsheet would take for a formula. Not only at the start of
 * the cell: where semicolons part cells, as in Swedish and German settings, a program reads commas
 * and quotes as text, and then a semicolon, tab or line break within the words starts a cell. Quotes
 * before the formula are part of it there: the program may take them for its own.
 */
export function neutralizeFormulas(text: string): string {
  const guarded = text.replace(/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/gu, "$1'");
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}
