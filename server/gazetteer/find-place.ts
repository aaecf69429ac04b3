import { normalizeName } from "#locale/normalize-name";
import { type AddressPart, splitAddress } from "./address-parts.ts";

/** A place as the gazetteer's file holds it, found by one of its names. */
export interface NamedPlace {
  id: number;
  name: string;
  /** ISO 3166-1 code. */
  country: string;
  /** GeoNames' code of its first-order division: in the USA the state's two letters. */
  region: string | null;
  latitude: number;
  longitude: number;
  population: number;
  /** 1 if it was found by its own name, 0 by one in another language. */
  own: number;
}

/** The longest name that is looked up, in words. */
const longestName = 5;
/** Parts and words beyond these are not read: nobody writes such an address. */
const mostParts = 12;
const mostWords = 12;

/**
 * Finds the place that an address names, or the country if it names no more. Reads from the right,
 * as addresses grow more general that way: every run of words of every part is looked up, and each
 * place found is weighed by where it stood in the address, what stood with it and its population.
 */
export function findPlace(
  address: string,
  lookUp: (name: string) => NamedPlace[],
  countries: Map<string, string>,
): { place: NamedPlace } | { country: string } | undefined {
  const whole = countries.get(normalizeName(address));
  const split = splitAddress(address);
  const { country, parts } = takeCountry(split.parts, countries, split.country);
  const states = new Set(parts.flatMap(({ words }) => words.map((word) => word.toUpperCase())));
  let best: { place: NamedPlace; weight: number } | undefined;
  for (const [index, part] of parts.entries()) {
    for (const run of runsOf(part.words)) {
      for (const place of lookUp(run.name)) {
        if (country && place.country !== country) continue;
        const weight = weigh(place, part, run, {
          fromRight: parts.length - 1 - index,
          inState: statesOf.has(place.country) && states.has(place.region ?? ""),
          onlyPart: parts.length === 1,
        });
        if (!best || weight > best.weight) best = { place, weight };
      }
    }
  }
  if (best) return { place: best.place };
  const named = country ?? whole;
  return named ? { country: named } : undefined;
}

/** Countries whose addresses name the state by letters that GeoNames uses, too. */
const statesOf = new Set(["US", "AU"]);

interface Run {
  name: string;
  words: number;
  first: boolean;
  last: boolean;
}

function* runsOf(words: string[]): Generator<Run> {
  const read = words.slice(0, mostWords);
  for (let length = Math.min(longestName, read.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= read.length; start += 1) {
      yield {
        name: read.slice(start, start + length).join(" "),
        words: length,
        first: start === 0,
        last: start + length === read.length,
      };
    }
  }
}

/**
 * How likely a place is meant. The figures order the signs: a whole part before a piece of one, the
 * town beside a postal code before a street, right before left, large before small.
 */
function weigh(
  place: NamedPlace,
  part: AddressPart,
  run: Run,
  address: { fromRight: number; inState: boolean; onlyPart: boolean },
): number {
  const covered = run.words / part.words.length;
  const isStreet = part.isStreet && !part.hasPostalCode;
  return (
    6 * covered +
    (part.hasPostalCode ? 4 : 0) -
    (isStreet ? (address.onlyPart && run.last ? 1 : 5) : 0) -
    0.8 * address.fromRight +
    (address.inState ? 4 : 0) +
    (run.first || run.last ? 1 : -2) +
    place.own +
    0.9 * Math.log10(place.population + 1)
  );
}

/** Takes the country off the end: a part of its own, or the last words of the last part. */
function takeCountry(
  all: AddressPart[],
  countries: Map<string, string>,
  hint: string | undefined,
): { country: string | undefined; parts: AddressPart[] } {
  const parts = all.slice(-mostParts);
  const last = parts.at(-1);
  if (!last) return { country: hint, parts };
  for (let start = 0; start < last.words.length; start += 1) {
    const code = countries.get(last.words.slice(start).join(" "));
    if (!code) continue;
    const rest = { ...last, words: last.words.slice(0, start) };
    const others = parts.slice(0, -1);
    if (start > 0) return { country: code, parts: [...others, rest] };
    // Luxembourg, Monaco: with a postal code or alone it is the town as well.
    return { country: code, parts: last.hasPostalCode ? parts : others };
  }
  return { country: hint, parts };
}
