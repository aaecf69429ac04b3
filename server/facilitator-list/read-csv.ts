import { CsvError, parse } from "csv-parse/sync";
import { OperatorError } from "../cli/operator-error.ts";
import { readTextFile } from "./read-text-file.ts";

/** A row of a CSV file, with its cells under our own names. */
export interface CsvRow {
  /** The line of the file on which it starts. */
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Whether it has more cells than there are columns. */
  hasExtraCells: boolean;
}

type Column = "title" | "address" | "lat" | "lon";

/** Accepted column headings, in any case. */
const columnNames: ReadonlyMap<string, Column> = new Map([
  ["title", "title"],
  ["post_title", "title"],
  ["address", "address"],
  ["location_address__address", "address"],
  ["lat", "lat"],
  ["latitude", "lat"],
  ["lon", "lon"],
  ["lng", "lon"],
  ["longitude", "lon"],
]);

/**
 * Reads a CSV file with a header line, separated by commas, semicolons or tabs, and quoted as spreadsheets do.
 * `ignored` are headings that are not used.
 * @throws `OperatorError`, in words for an editor, if the file cannot be read at all.
 */
export function readCsv(file: string): { rows: CsvRow[]; ignored: string[] } {
  // The parser counts a Windows line break within a cell as two lines. Excel is told the separator by a line above.
  const text = readTextFile(file)
    .replaceAll("\r\n", "\n")
    .replace(/^"?sep=.?"?(?=[\r\n])/i, "");
  const [head, ...body] = parseRecords(text, file);
  if (!head) throw new OperatorError(`${file} is empty.`);
  const headings = head.record.map((heading) => heading.toLowerCase());
  const columns = headings.map((heading) => columnNames.get(heading));
  for (const needed of ["title", "address"] as const) {
    if (!columns.includes(needed)) throw new OperatorError(`${file} has no column "${needed}".`);
  }
  const duplicate = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (duplicate) throw new OperatorError(`${file} has two columns for "${duplicate}".`);
  const rows = body.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, record[at]]] : []))),
    hasExtraCells: record.slice(columns.length).some(Boolean),
  }));
  return { rows, ignored: head.record.filter((heading, index) => heading && !columns[index]) };
}

function parseRecords(text: string, file: string): { record: string[]; line: number }[] {
  try {
    const records = parse(text, {
      delimiter: detectDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => {
      const breaks = record.join("").match(/\r\n|\r|\n/g)?.length ?? 0;
      return { record, line: info.lines - breaks };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = csvErrorTexts[error.code] ?? "check quotation marks and separators";
    throw new OperatorError(`${file} cannot be read as CSV, line ${error.lines}: ${reason}.`);
  }
}

const quoteInside = "a quotation mark inside a value must be doubled, and the value quoted";
const csvErrorTexts: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is opened and not closed",
  CSV_INVALID_CLOSING_QUOTE: quoteInside,
  INVALID_OPENING_QUOTE: quoteInside,
};

/** Returns the separator that occurs most often in the header line: a tab if a table was copied from a spreadsheet. */
function detectDelimiter(text: string): string {
  const [head = ""] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [",", ";", "\t"].reduce((most, other) => (count(other) > count(most) ? other : most));
}
