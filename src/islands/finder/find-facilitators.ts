import type { Facilitator } from "#contract/facilitator.ts";
import { computeDistanceKm, type GeoPoint } from "#contract/geo-point.ts";
import { findOwnCountry, type Locale } from "#locale/languages.ts";
import { foldLetters, normalizeName } from "#locale/normalize-name.ts";

/** A facilitator, prepared for searching. */
export interface FinderEntry {
  /** The index among the facilitators, which identifies an entry in list and map. */
  index: number;
  title: string;
  address: string;
  /** The code of the country in the address, if known. */
  country: string | undefined;
  /** Title and address, normalised for searching. */
  searched: string;
  /** The country's names, with a space before each word. */
  countryWords: string;
  /** Coordinates; `null` if the address was not found, `undefined` if it has not been looked up. */
  point: GeoPoint | null | undefined;
}

/** A circle around a place. */
interface SearchArea {
  point: GeoPoint;
  /** In kilometres, inclusive. */
  radius: number;
  /** The country's code, if the place is a country: entries in it come first. */
  country?: string | undefined;
}

/** A matching entry. */
export interface FinderHit {
  entry: FinderEntry;
  /** In kilometres, `Infinity` without coordinates; absent if no place is searched. */
  distance?: number;
}

export interface FinderQuery {
  text: string;
  near?: SearchArea | undefined;
}

/** Names of the countries that the finder knows, by code, in the form of `normalizeName`. */
export type CountryNames = Readonly<Record<string, readonly string[]>>;

/** Returns the code of the country with this name, if there is one. */
export type CountryLookup = (name: string) => string | undefined;

/** Creates a lookup of countries by name, regardless of case and accents. */
export function createCountryLookup(names: CountryNames): CountryLookup {
  const codes = new Map(
    Object.entries(names).flatMap(([code, countryNames]) =>
      countryNames.map((name) => [name, code] as const),
    ),
  );
  return (name) => codes.get(normalizeName(name));
}

/** Returns the facilitators with those in the language's own country first, otherwise in the same order. */
export function putOwnCountryFirst(facilitators: Facilitator[], locale: Locale): Facilitator[] {
  const ownCountry = findOwnCountry(locale);
  const isOwn = ({ country }: Facilitator) => Number(country === ownCountry);
  return [...facilitators].sort((a, b) => isOwn(b) - isOwn(a));
}

/** Prepares facilitators for searching. */
export function toEntries(facilitators: Facilitator[], countries: CountryNames): FinderEntry[] {
  return facilitators.map(({ title, address, country, lat, lon }, index) => {
    const names = country ? (countries[country] ?? []) : [];
    const text = `${title}, ${address}`.normalize("NFC");
    // Keyboards without umlauts: Muenchen finds München, and Oeyvind Øyvind.
    const withoutUmlauts = text.replace(/[äöøü]/gi, "$&e");
    return {
      index,
      title,
      address,
      country,
      // Postal codes also match without their space: 11143 finds 111 43, EC1N8BQ finds EC1N 8BQ.
      searched: foldForSearch(`${text}, ${withoutUmlauts}`).replace(/(\d)\s|\s(?=\d)/g, "$1"),
      countryWords: names.map((name) => ` ${name}`).join(""),
      point: lat === undefined || lon === undefined ? undefined : { lat, lon },
    };
  });
}

/**
 * Finds entries with every word of the text in title, address or country. Around a place, entries in the
 * country searched come first, then those within the radius by distance, then those without coordinates.
 * Otherwise, and for ties, the order is that of the entries.
 */
export function findFacilitators(entries: FinderEntry[], { text, near }: FinderQuery): FinderHit[] {
  const words = foldForSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  const matching = entries.filter((entry) => words.every((word) => matchesWord(entry, word)));
  if (!near) return matching.map((entry) => ({ entry }));
  return matching
    .map((entry) => ({
      entry,
      distance: entry.point ? computeDistanceKm(near.point, entry.point) : Number.POSITIVE_INFINITY,
    }))
    .filter(
      ({ entry, distance }) =>
        distance <= near.radius ||
        distance === Number.POSITIVE_INFINITY ||
        // A large country extends beyond any radius.
        isInside(entry, near),
    )
    .sort(
      (a, b) =>
        Number(isInside(b.entry, near)) - Number(isInside(a.entry, near)) ||
        // The difference of two infinities is NaN, which counts as equal.
        a.distance - b.distance,
    );
}

/** Letters without full stops and apostrophes: of O'Brien, some keyboards type O’Brien. */
function foldForSearch(text: string): string {
  return foldLetters(text).replace(/[.'’`´]/g, "");
}

/** Whether an entry is in the country searched; false for other places. */
export function isInside({ country }: FinderEntry, near: SearchArea | undefined): boolean {
  return near?.country !== undefined && near.country === country;
}

// Country names match only from their start: “man” finds Herman, not everybody in Germany.
function matchesWord(entry: FinderEntry, word: string): boolean {
  return entry.searched.includes(word) || entry.countryWords.includes(` ${word}`);
}
