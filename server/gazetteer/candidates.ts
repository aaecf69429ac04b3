import type { Locale } from "#locale/languages.ts";
import {
  everydayWords,
  functionWords,
  isBritishCounty,
  placeWords,
  regions,
} from "./address-words.ts";
import type { ParsedAddress, PartSpan } from "./parse-address.ts";
import { getImportance, isOutsideEurope, type NamedPlace } from "./place-name-index.ts";
import { findStates, isState } from "./states.ts";

/** A place that an address may mean, with its score. */
export interface Candidate {
  place: NamedPlace;
  span: PartSpan;
  score: number;
  /** Whether it is all of its part of the address. */
  isWhole: boolean;
}

/**
 * Scores of the countries where a language is spoken: its readers rather mean places there. English is read
 * everywhere.
 */
const homeScores: Partial<Record<Locale, Record<string, number>>> = {
  sv: { SE: 1.5, FI: 0.5, AX: 0.5 },
  de: { DE: 1, AT: 0.5, CH: 0.5, LI: 0.5 },
};

/** Places from this population on are found even by one word among others. */
const minOneWordTownPopulation = 25_000;
const minDistantCityPopulation = 250_000;
const minTownPopulation = 10_000;
/** Cities overseas from this population on are found by their alternate names. */
const minAlternateNamePopulation = 100_000;

/** Scores the places that `find` returns for the spans of an address, for a reader of a language. */
export function scoreCandidates(
  { parts, country, statesOfCountryName, hasBritishPostcode }: ParsedAddress,
  spans: PartSpan[],
  find: (span: PartSpan) => NamedPlace[],
  locale: Locale,
): Candidate[] {
  const states = new Set([
    ...statesOfCountryName,
    ...parts.flatMap(({ words }) => findStates(words)),
  ]);
  const isInState = ({ country, region }: NamedPlace) => states.has(`${country}.${region}`);
  const isInCountry = (place: NamedPlace) =>
    place.country === country || (statesOfCountryName.length > 0 && isInState(place));
  const last = parts.at(-1);
  const hasCounty = isBritishCounty(last?.words ?? []);
  return spans.flatMap((span) => {
    const { part, index } = span;
    // Kent, Surrey and Norfolk are also towns overseas.
    const isCounty = hasCounty && !country && part === last;
    if (isCounty && parts.length > 1) return [];
    return find(span)
      .filter((place) =>
        country ? isInCountry(place) : isLikely(place, span, { isInState: isInState(place) }),
      )
      .filter((place) => !isCounty || place.country === "GB")
      .map((place) => ({
        place,
        span,
        isWhole: span.rest.length === 0 && !part.isStreet,
        score: scorePlace(place, span, {
          fromRight: parts.length - 1 - index,
          isInState: isInState(place),
          isInBritain: (hasBritishPostcode || hasCounty) && place.country === "GB",
          isOnlyPart: parts.length === 1,
          isRegion: parts.length > 1 && part === last && regions.has(span.name),
          home: homeScores[locale]?.[place.country] ?? 0,
        }),
      }));
  });
}

/** Whether a span means a place. In free text, without postal code or street, only larger towns are meant. */
function isLikely(
  place: NamedPlace,
  { name, wordCount, part, isFirst, rest }: PartSpan,
  { isInState }: { isInState: boolean },
): boolean {
  if (part.isStreet || part.hasPostalCode) return true;
  if (regions.has(name) && place.population < minOneWordTownPopulation && !isInState) return false;
  if (isMinorAlternateName(place, name)) return false;
  if (rest.length === 0) return isInState || !functionWords.has(name);
  const isPlaceWord = (word: string) => placeWords.has(word);
  if (rest.every(isPlaceWord) && !isPlaceWord(name)) return !functionWords.has(name);
  // A single letter is a district: København K.
  const hasOnlyLetters = rest.every((word) => word.length === 1);
  if (!place.isOwnName && wordCount === 1 && !hasOnlyLetters) return false;
  const [other = ""] = rest;
  // Two letters after it are a province or a canton: Lugano TI; or a state is: Cambridge MA.
  const isPhrase = functionWords.has(other) && everydayWords.has(name);
  const isProvince =
    rest.length === 1 && other.length === 2 && !isOutsideEurope(place) && !isPhrase;
  const hasState = isInState && isState(rest);
  if (isFirst && (isProvince || hasState)) {
    return place.population >= minTownPopulation && (hasState || !functionWords.has(name));
  }
  if (name.length < 4 || everydayWords.has(name)) return false;
  return (
    place.population >=
    (isOutsideEurope(place) ? minDistantCityPopulation : minOneWordTownPopulation)
  );
}

/**
 * Whether a name is an alternate one, foreign or old, of a smaller town overseas: Madeira of Tabira in Brazil.
 * In scripts other than ours it may be the town's own.
 */
function isMinorAlternateName(place: NamedPlace, name: string): boolean {
  return (
    !place.isOwnName &&
    isOutsideEurope(place) &&
    place.population < minAlternateNamePopulation &&
    /^[a-z ]+$/.test(name)
  );
}

/**
 * Scores how likely a place is meant. The weights order the signals: a whole part before some words of one, the
 * town beside a postal code before a street, right before left, the reader's country and Europe before the
 * world, large before small.
 */
function scorePlace(
  place: NamedPlace,
  { part, ...span }: PartSpan,
  address: {
    fromRight: number;
    isInState: boolean;
    isInBritain: boolean;
    isOnlyPart: boolean;
    isRegion: boolean;
    home: number;
  },
): number {
  const covered = span.wordCount / part.words.length;
  const isStreet = part.isStreet && !part.hasPostalCode;
  return (
    6 * covered +
    (part.hasPostalCode ? 4 : 0) -
    (isStreet ? (address.isOnlyPart && span.isLast ? 1 : 5) : 0) -
    0.8 * address.fromRight -
    (address.isRegion ? 3 : 0) +
    (address.isInState ? 4 : 0) +
    (address.isInBritain ? 3 : 0) +
    (isOutsideEurope(place) ? 0 : 1) +
    address.home +
    (span.isFirst || span.isLast ? 1 : -2) +
    getImportance(place)
  );
}
