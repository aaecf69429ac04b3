import { maxFacilitatorTextLength } from "#contract/facilitator.ts";
import { getMaxUnnormalizedLength } from "#contract/normalized-text.ts";
import { collapseSpaces } from "#locale/collapse-spaces.ts";
import type { CsvRow } from "./read-csv.ts";
import type { NamedEntry } from "./validate-entries.ts";

/** Parses a row of a CSV file into an unchecked entry: a coordinate that is no number stays a text. */
export function parseRow({ line, cells, hasExtraCells }: CsvRow): NamedEntry {
  const { title, address, lat, lon } = cells;
  return {
    name: title ? `Line ${line} (${title})` : `Line ${line}`,
    entry: {
      post_title: joinLines(title, " "),
      location_address__address: joinLines(address, ", "),
      ...(lat && { lat: parseCoordinate(lat) }),
      ...(lon && { lon: parseCoordinate(lon) }),
    },
    issues: hasExtraCells
      ? ["it has more cells than the headings: an address with commas needs quotes around it"]
      : [],
  };
}

/** Parses a number with a decimal point or comma; returns other texts unchanged. */
function parseCoordinate(text: string): number | string {
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** Joins the lines of a cell. Does not normalise a text that is too long: that could take minutes. */
function joinLines(text = "", separator: string): string {
  const lines = text.split(/[\r\n]+/).map(collapseSpaces);
  const [last = "", ...others] = lines.filter(Boolean).reverse();
  const before = others.map((line) => (line.endsWith(",") ? line.slice(0, -1) : line)).reverse();
  const joined = [...before, last].join(separator);
  return joined.length > getMaxUnnormalizedLength(maxFacilitatorTextLength)
    ? joined
    : joined.normalize("NFC");
}
