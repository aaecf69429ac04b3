import { maxFacilitatorTextLength } from "#contract/facilitator";
import { getMaxUnnormalizedLength } from "#contract/normalized-text";
import { collapseSpaces } from "#locale/collapse-spaces";
import type { NamedEntry } from "./check-list.ts";
import type { CsvRow } from "./read-csv.ts";

/** The entry in a row of a CSV file, unchecked: a coordinate that is no number stays a text. */
export function parseRow({ line, cells, hasSurplus }: CsvRow): NamedEntry {
  const { title, address, lat, lon } = cells;
  return {
    name: title ? `Line ${line} (${title})` : `Line ${line}`,
    entry: {
      post_title: joinLines(title, " "),
      location_address__address: joinLines(address, ", "),
      ...(lat && { lat: parseCoordinate(lat) }),
      ...(lon && { lon: parseCoordinate(lon) }),
    },
    problems: hasSurplus
      ? ["it has more cells than the headings: an address with commas needs quotes around it"]
      : [],
  };
}

/** A number with a decimal point or comma. */
function parseCoordinate(text: string): number | string {
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** The lines of a cell as one. One that is too long stays as it is: normalising it could take minutes. */
function joinLines(text = "", separator: string): string {
  const lines = text.split(/[\r\n]+/).map(collapseSpaces);
  const [last = "", ...others] = lines.filter(Boolean).reverse();
  const before = others.map((line) => (line.endsWith(",") ? line.slice(0, -1) : line)).reverse();
  const joined = [...before, last].join(separator);
  return joined.length > getMaxUnnormalizedLength(maxFacilitatorTextLength)
    ? joined
    : joined.normalize("NFC");
}
