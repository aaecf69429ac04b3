import { normalizeName } from "#locale/normalize-name.ts";
import { type AddressPart, splitAddress } from "./address-parts.ts";
import { findStates, isState } from "./states.ts";

/** The most parts that are read, from the right: real addresses have no more. */
const maxParts = 12;

/** Names of countries that are also ordinary words at the end of an address. */
const wordLikeCountryNames = new Set(["us"]);

/** An address without its country. */
export interface ParsedAddress {
  parts: AddressPart[];
  country: string | undefined;
  /** States, as "US.GA", that the name of the country may mean instead: Atlanta, Georgia. */
  statesOfCountryName: string[];
  hasBritishPostcode: boolean;
}

/**
 * Parses an address. `countries` maps names to codes. The country is that at the end of the address, or that of
 * the postal code's prefix. `isPlaceName` tells a name that ends like a country from one before a country.
 */
export function parseAddress(
  address: string,
  countries: ReadonlyMap<string, string>,
  isPlaceName: (name: string) => boolean,
): ParsedAddress {
  const { hasBritishPostcode, ...split } = splitAddress(address);
  const countryOfAddress = countries.get(normalizeName(address));
  if (countryOfAddress)
    return { country: countryOfAddress, statesOfCountryName: [], parts: [], hasBritishPostcode };
  return {
    ...extractCountry(split.parts, countries, split.country, isPlaceName),
    hasBritishPostcode,
  };
}

/** Takes the country off the end: the last part, or the last words of it. */
function extractCountry(
  all: AddressPart[],
  countries: ReadonlyMap<string, string>,
  postalCountry: string | undefined,
  isPlaceName: (name: string) => boolean,
): Omit<ParsedAddress, "hasBritishPostcode"> {
  const parts = all.slice(-maxParts);
  const last = parts.at(-1);
  const withoutName = { country: postalCountry, statesOfCountryName: [], parts };
  if (!last) return withoutName;
  for (let start = 0; start < last.words.length; start += 1) {
    const name = last.words.slice(start).join(" ");
    const code = countries.get(name);
    if (!code || (start > 0 && wordLikeCountryNames.has(name))) continue;
    const wordsBefore = last.words.slice(0, start);
    // New South Wales, Santa Fe New Mexico.
    if (wordsBefore.some((_, begin) => isState(last.words.slice(begin)))) break;
    // Canvey Island.
    if (start > 0 && isPlaceName(last.words.join(" "))) break;
    const others = parts.slice(0, -1);
    const country = { country: code, statesOfCountryName: findStates([name]) };
    if (start > 0) return { ...country, parts: [...others, { ...last, words: wordsBefore }] };
    // Luxembourg, Monaco: with a postal code or alone it is the town as well.
    return { ...country, parts: last.hasPostalCode ? parts : others };
  }
  return withoutName;
}

/** The longest name that is looked up, in words. */
const maxNameWords = 5;
/** The most words of a part that are read: parts of real addresses have no more. */
const maxWords = 12;

/** Consecutive words of a part of an address that may be a name. */
interface Span {
  name: string;
  wordCount: number;
  isFirst: boolean;
  isLast: boolean;
  /** The part's other words. */
  rest: string[];
}

/** Words before which Swedish names are possessive: Göteborgs kommun. */
const wordsAfterPossessive = new Set<string | undefined>(["kommun", "lan", "stad"]);

/** Generates all spans up to the longest name, the longest first. */
function* generateSpans(words: string[]): Generator<Span> {
  const readWords = words.slice(0, maxWords);
  for (let length = Math.min(maxNameWords, readWords.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= readWords.length; start += 1) {
      const name = readWords.slice(start, start + length).join(" ");
      // A single letter is a staircase, a district or the rest of an abbreviation, never a town.
      if (name.length < 2) continue;
      const span = {
        name,
        wordCount: length,
        isFirst: start === 0,
        isLast: start + length === readWords.length,
        rest: [...readWords.slice(0, start), ...readWords.slice(start + length)],
      };
      yield span;
      if (name.endsWith("s") && wordsAfterPossessive.has(readWords[start + length]))
        yield { ...span, name: name.slice(0, -1) };
    }
  }
}

/** The most look-ups per address: the longest of the sample addresses needs 22. */
const maxSpans = 40;

export interface PartSpan extends Span {
  part: AddressPart;
  /** The part's index, counted from the left. */
  index: number;
}

/** Lists the spans of an address from the right: addresses grow more general that way. */
export function listSpans(parts: AddressPart[], country: string | undefined): PartSpan[] {
  const spans: PartSpan[] = [];
  for (const [index, part] of [...parts.entries()].toReversed()) {
    for (const span of generateSpans(part.words)) {
      if (isTooShort(span.name) && !country && !part.hasPostalCode) continue;
      if (spans.length === maxSpans) return spans;
      spans.push({ ...span, part, index });
    }
  }
  return spans;
}

/** Whether a name is too short: two letters are an abbreviation, two Chinese characters a city. */
export function isTooShort(name: string): boolean {
  return name.length < 3 && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(name);
}
