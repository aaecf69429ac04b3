import { catalog } from "#load/catalog.ts";
import type { ContentIssue } from "#load/content-issue.ts";
import { createIssueAt, readRawContentFile } from "#load/files/content-file.ts";
import { isContentObject } from "#load/files/content-tree.ts";
import { readCities } from "../build/gazetteer/geonames.ts";

/** Names of cities that GeoNames does not know. The map would lose them. */
export function findUnknownCityNames(root: string): ContentIssue[] {
  const file = readRawContentFile(root, catalog.cityNames.path);
  if (!isContentObject(file?.data)) return [];
  const known = listKnownNames(Object.keys(file.data));
  return Object.entries(file.data).flatMap(([city, names]) => {
    const all = known.get(city);
    if (!all) {
      const message = "GeoNames has no city of this name: write its first name there";
      return [createIssueAt(file, city, message)];
    }
    return Object.entries(isContentObject(names) ? names : {})
      .filter(([, name]) => typeof name === "string" && !all.has(normalize(name)))
      .map(([locale, name]) => {
        const message = `GeoNames does not know ${city} as “${name}”: is it misspelled?`;
        return createIssueAt(file, `${city}.${locale}`, message);
      });
  });
}

let last: { cities: string; names: Map<string, Set<string>> } | undefined;

/** All names of the largest city of each of these first names. Remembered while they are the same. */
function listKnownNames(cities: string[]): Map<string, Set<string>> {
  const key = JSON.stringify(cities);
  if (last?.cities === key) return last.names;
  const largest = new Map<string, { population: number; names: string[] }>();
  for (const { name, population, alternateNames } of readCities(new Set(cities))) {
    if ((largest.get(name)?.population ?? -1) >= population) continue;
    largest.set(name, { population, names: [name, ...alternateNames] });
  }
  const names = new Map(
    [...largest].map(([city, { names }]) => [city, new Set(names.map(normalize))] as const),
  );
  last = { cities: key, names };
  return names;
}

function normalize(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
