import type { GeoPoint } from "#contract/distance";
import { type Facilitator, facilitatorTextLimit } from "#contract/facilitator";
import { maxUnnormalizedLength } from "#contract/normalized-text";
import { defaultLocale } from "#locale/languages";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import { checkEntry, doubtsOf, endSentence, identityOf } from "./check-list.ts";
import type { CsvRow } from "./read-csv.ts";

export interface ImportOptions {
  /** The entries of the list so far. */
  list: Facilitator[];
  gazetteer: Gazetteer;
  locate: Locate;
  /** Whether an address that is not found stays without coordinates instead of being an error. */
  keepUnfound: boolean;
}

/** The valid rows as entries, and a line for each problem or doubt. */
export interface ImportedRows {
  added: Facilitator[];
  located: number;
  wrong: string[];
  wrongRows: number;
  doubtful: string[];
}

/** Turns rows into entries and looks up missing coordinates. Writes nothing. */
export async function importRows(rows: CsvRow[], options: ImportOptions): Promise<ImportedRows> {
  const known = new Map(options.list.map((entry) => [identityOf(entry), "in the list already"]));
  const result: ImportedRows = { added: [], located: 0, wrong: [], wrongRows: 0, doubtful: [] };
  for (const row of rows) {
    const name = row.cells.title ? `Line ${row.line} (${row.cells.title})` : `Line ${row.line}`;
    const { entry, wrong, doubtful, isLocated } = await readRow(row, options);
    const before = entry && known.get(identityOf(entry));
    if (before) wrong.push(`it is ${before}`);
    result.wrong.push(...wrong.map((text) => `${name}: ${endSentence(text)}`));
    if (wrong.length > 0 || !entry) {
      result.wrongRows += 1;
      continue;
    }
    result.doubtful.push(...doubtful.map((text) => `${name}: ${endSentence(text)}`));
    known.set(identityOf(entry), `on line ${row.line} already`);
    result.added.push(entry);
    if (isLocated) result.located += 1;
  }
  return result;
}

interface ReadRow {
  entry?: Facilitator;
  wrong: string[];
  doubtful: string[];
  isLocated?: boolean;
}

async function readRow(row: CsvRow, options: ImportOptions): Promise<ReadRow> {
  const wrong: string[] = [];
  if (row.hasSurplus) {
    wrong.push(
      "it has more cells than the headings: an address with commas needs quotes around it",
    );
  }
  const numbers = Object.fromEntries(
    (["lat", "lon"] as const).flatMap((field) => {
      const text = row.cells[field] ?? "";
      const number = readNumber(text);
      if (Number.isNaN(number)) wrong.push(`${field} is "${text}", not a number such as 59.3293`);
      return number === undefined ? [] : [[field, number]];
    }),
  );
  if (wrong.length > 0) return { wrong, doubtful: [] };
  const checked = checkEntry({
    post_title: oneLine(row.cells.title, " "),
    location_address__address: oneLine(row.cells.address, ", "),
    ...numbers,
  });
  if ("wrong" in checked) return { wrong: checked.wrong, doubtful: [] };
  return placeEntry(checked.facilitator, options);
}

async function placeEntry(entry: Facilitator, options: ImportOptions): Promise<ReadRow> {
  const doubtful = doubtsOf(entry, options.gazetteer);
  if (entry.lat !== undefined) return { entry, wrong: [], doubtful };
  const point = await options.locate(entry.location_address__address);
  if (point) return { entry: { ...entry, ...point }, wrong: [], doubtful, isLocated: true };
  if (options.keepUnfound) return { entry, wrong: [], doubtful };
  const ways = "correct it, give lat and lon, or add --keep-unfound";
  return {
    entry,
    wrong: [`the address "${entry.location_address__address}" is not found (${ways})`],
    doubtful: [],
  };
}

/** Parses a number with a decimal point or comma; `NaN` if it is none, undefined if it is empty. */
function readNumber(text: string): number | undefined {
  if (text === "") return undefined;
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** The lines of a cell as one. One that is too long stays as it is: normalising it could take minutes. */
function oneLine(text = "", separator: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, " ").trim());
  const [last = "", ...others] = lines.filter(Boolean).reverse();
  const before = others.map((line) => (line.endsWith(",") ? line.slice(0, -1) : line)).reverse();
  const joined = [...before, last].join(separator);
  return joined.length > maxUnnormalizedLength(facilitatorTextLimit)
    ? joined
    : joined.normalize("NFC");
}

/** Finds the coordinates of an address; undefined if it names no known town. */
export type Locate = (address: string) => Promise<GeoPoint | undefined>;

/** Coordinates are rounded to about ten metres. */
const digits = 4;

/** Looks up addresses, but never places a house in the middle of its country. */
export function locateWith(gazetteer: Gazetteer, geocoder: Geocoder): Locate {
  return async (address) => {
    if (gazetteer.find(address, defaultLocale)[0]?.isCountry) return undefined;
    const [result] = (await geocoder(address, defaultLocale)).answer.results;
    if (!result) return undefined;
    const { lat, lng } = result.geometry.location;
    return { lat: Number(lat.toFixed(digits)), lon: Number(lng.toFixed(digits)) };
  };
}
