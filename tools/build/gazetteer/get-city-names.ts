import { normalizeName } from "#locale/normalize-name.ts";
import type { City } from "./geonames.ts";

/** Alternate names with fewer letters are mostly codes and stems; Roma is the shortest that counts. */
const minOtherLength = 5;
const largeCity = 500_000;
/** Smaller places have alternate names that are not in use, and many of them are ordinary words. */
const minPopulationWithOther = 2000;

/**
 * Every name of a city in `normalizeName`'s form, and whether it is its own: the name itself or its first
 * words, such as Frankfurt of Frankfurt (Oder).
 */
export function getCityNames(city: City): Map<string, boolean> {
  const ownNames = [city.name, city.asciiName]
    .map(normalizeName)
    .filter(Boolean)
    .flatMap(spellSaint);
  const names = new Map(ownNames.map((name) => [name, true]));
  for (const other of city.alternateNames) {
    const name = normalizeName(other);
    if (!name || names.has(name)) continue;
    const isBeginning = ownNames.some((full) => full.startsWith(`${name} `));
    if (isBeginning || isUsed(name, city)) names.set(name, isBeginning);
  }
  return names;
}

/** A name as it is and, if it has a saint, with the other spellings: people write St. for Sankt, and Saint for St. */
function spellSaint(name: string): string[] {
  const saint = /\b(sankt|saint|st)\b/;
  const spellings = ["sankt", "saint", "st"].map((word) => name.replace(saint, word));
  return [...new Set([name, ...spellings])];
}

/** Leaves out codes of airports and the like, and the first letters of a longer name. */
function isUsed(name: string, { name: full, population }: City): boolean {
  if (!/^[a-z ]+$/.test(name)) return true;
  if (population < minPopulationWithOther) return false;
  if (name.length < minOtherLength && population < largeCity) return false;
  return name.length > 3 && (name.length > minOtherLength || !normalizeName(full).startsWith(name));
}
