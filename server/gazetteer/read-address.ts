import { normalizeName } from "#locale/normalize-name";
import { type AddressPart, splitAddress } from "./address-parts.ts";

/** More parts than this are not read: nobody writes such an address. */
const maxParts = 12;

/** Names of countries that are ordinary words after another country's name. */
const alsoWords = new Set(["us"]);

/** An address without its country. */
export interface ReadAddress {
  parts: AddressPart[];
  country: string | undefined;
  looksBritish: boolean;
}

/**
 * Parses an address. `countries` maps names to codes; the country is the one at the end of the address,
 * or the one of the postal code's prefix.
 */
export function readAddress(address: string, countries: ReadonlyMap<string, string>): ReadAddress {
  const { looksBritish, ...split } = splitAddress(address);
  const whole = countries.get(normalizeName(address));
  if (whole) return { country: whole, parts: [], looksBritish };
  return { ...takeCountry(split.parts, countries, split.country), looksBritish };
}

/** Takes the country off the end: the last part, or the last words of it. */
function takeCountry(
  all: AddressPart[],
  countries: ReadonlyMap<string, string>,
  hint: string | undefined,
): { country: string | undefined; parts: AddressPart[] } {
  const parts = all.slice(-maxParts);
  const last = parts.at(-1);
  if (!last) return { country: hint, parts };
  for (let start = 0; start < last.words.length; start += 1) {
    const name = last.words.slice(start).join(" ");
    const code = countries.get(name);
    if (!code || (start > 0 && alsoWords.has(name))) continue;
    const rest = { ...last, words: last.words.slice(0, start) };
    const others = parts.slice(0, -1);
    if (start > 0) return { country: code, parts: [...others, rest] };
    // Luxembourg, Monaco: with a postal code or alone it is the town as well.
    return { country: code, parts: last.hasPostalCode ? parts : others };
  }
  return { country: hint, parts };
}
