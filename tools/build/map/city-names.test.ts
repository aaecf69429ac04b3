import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { locales } from "#locale/languages";
import { type City, readCities } from "#server/gazetteer/geonames";
import type { CityNames } from "./city-labels.ts";

const names = parse(
  readFileSync(new URL("../../../content/city-names.yaml", import.meta.url), "utf8"),
) as CityNames;

const largest = new Map<string, City>();
for (const city of readCities()) {
  const other = largest.get(city.name);
  if (names[city.name] && (other?.population ?? 0) < city.population) largest.set(city.name, city);
}
const plain = (name: string) => name.normalize("NFC").toLowerCase();

it.each(Object.entries(names))("GeoNames knows %s by the names in the list", (key, own) => {
  const city = largest.get(key);
  const known = [city?.name, ...(city?.alternateNames ?? [])].map((name) => plain(name ?? ""));
  expect(locales).toEqual(expect.arrayContaining(Object.keys(own)));
  expect(known).toEqual(expect.arrayContaining(Object.values(own).map(plain)));
});
