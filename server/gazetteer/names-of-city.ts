import { normalizeName } from "#locale/normalize-name";
import type { City } from "./geonames.ts";

/** Among the names in other languages, those of fewer letters are mostly codes and stems: not Roma. */
const shortestOther = 5;
const largeCity = 500_000;
/** Smaller places have names in other languages that nobody uses, but many that are words. */
const smallestWithOther = 2000;

/**
 * Every name of a city in `normalizeName`'s form, and whether it is its own: its name, or the
 * first words of it, as Frankfurt of Frankfurt (Oder).
 */
export function namesOf(city: City): Map<string, boolean> {
  const own = [city.name, city.asciiName].map(normalizeName).filter(Boolean);
  const names = new Map(own.map((name) => [name, true]));
  for (const other of city.alternateNames) {
    const name = normalizeName(other);
    if (!name || names.has(name)) continue;
    const isBeginning = own.some((full) => full.startsWith(`${name} `));
    if (isBeginning || isUsed(name, city)) names.set(name, isBeginning);
  }
  return names;
}

/** Not codes of airports and the like, nor the first letters of a longer name. */
function isUsed(name: string, { name: full, population }: City): boolean {
  if (!/^[a-z ]+$/.test(name)) return true;
  if (population < smallestWithOther) return false;
  if (name.length < shortestOther && population < largeCity) return false;
  return name.length > 3 && (name.length > shortestOther || !normalizeName(full).startsWith(name));
}
