import { catalog } from "#load/catalog.ts";
import type { ContentIssue } from "#load/content-issue.ts";
import { createIssueAt, readRawContentFile } from "#load/files/content-file.ts";
import { isContentObject } from "#load/files/content-tree.ts";
import { readCities } from "../build/gazetteer/geonames.ts";

/** Names of cities that GeoNames does not know. The map would lose them. */
export function findUnknownCityNames(root: string): ContentIssue[] {
  const file = readRawContentFile(root, catalog.cityNames.path);
  if (!isContentObject(file?.data)) return [];
  const namesByCity = readKnownNames(Object.keys(file.data));
  return Object.entries(file.data).flatMap(([city, names]) => {
    const knownNames = namesByCity.get(city);
    if (!knownNames) {
      const message = "must be the first name of the city in GeoNames";
      return [createIssueAt(file, city, message)];
    }
    return Object.entries(isContentObject(names) ? names : {})
      .filter(([, name]) => typeof name === "string" && !knownNames.has(normalize(name)))
      .map(([locale, name]) => {
        const message = `must be a name of ${city} in GeoNames, not “${name}”`;
        return createIssueAt(file, `${city}.${locale}`, message);
      });
  });
}

let cached: { cities: string; names: Map<string, Set<string>> } | undefined;

/** All names of the largest city of each of these first names. Cached while they are the same. */
function readKnownNames(cities: string[]): Map<string, Set<string>> {
  const key = JSON.stringify(cities);
  if (cached?.cities === key) return cached.names;
  const largest = new Map<string, { population: number; names: string[] }>();
  for (const { name, population, alternateNames } of readCities(new Set(cities))) {
    if ((largest.get(name)?.population ?? -1) >= population) continue;
    largest.set(name, { population, names: [name, ...alternateNames] });
  }
  const names = new Map(
    [...largest].map(([city, { names }]) => [city, new Set(names.map(normalize))] as const),
  );
  cached = { cities: key, names };
  return names;
}

function normalize(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
