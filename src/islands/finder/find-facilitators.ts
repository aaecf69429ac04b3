import { distanceBetween, type GeoPoint } from "#contract/distance";
import type { Facilitator } from "#contract/facilitator";
import { foldLetters } from "#locale/normalize-name";
import { type CountryNames, readCountries } from "./finder-countries.ts";

/** A facilitator as the finder searches them. */
export interface FinderEntry {
  /** The place in the file: what names an entry in list and map. */
  index: number;
  title: string;
  address: string;
  /** The code of the country that the address names. */
  country: string | undefined;
  /** Title and address in the form in which they are searched. */
  searched: string;
  /** What the country is called, a space before each word. */
  countryWords: string;
  /** Where they are; `null` if nobody can tell, `undefined` if nobody has been asked yet. */
  point: GeoPoint | null | undefined;
}

/** A circle around a place. */
export interface Surroundings {
  point: GeoPoint;
  /** In kilometres. Exactly that far is still within. */
  radius: number;
  /** The code of the country that the place is, if it is one: those in it come first. */
  country?: string | undefined;
}

/** An entry that matches. */
export interface FinderHit {
  entry: FinderEntry;
  /** In kilometres, infinite without coordinates; left out where no place is searched around. */
  distance?: number;
}

/** What is searched for. */
export interface FinderQuery {
  text: string;
  near?: Surroundings | undefined;
}

/** Makes the file's records ready for searching. */
export function toEntries(facilitators: Facilitator[], countries: CountryNames): FinderEntry[] {
  const countryCalled = readCountries(countries);
  return facilitators.map(({ post_title, location_address__address: address, lat, lon }, index) => {
    const country = countryCalled(address.slice(address.lastIndexOf(",") + 1));
    const names = country ? (countries[country] ?? []) : [];
    return {
      index,
      title: post_title,
      address,
      country,
      // 111 43 is found by 11143, too.
      searched: foldLetters(`${post_title}, ${address}`).replace(/(\d)\s(?=\d)/g, "$1"),
      countryWords: names.map((name) => ` ${name}`).join(""),
      point: lat === undefined || lon === undefined ? undefined : { lat, lon },
    };
  });
}

/**
 * Gives the entries in whose title, address or country every word of the text is found and, around a
 * place, those within the radius, nearest first; all in the country that is searched come before them.
 * Those without coordinates stay, at the end. Otherwise, and among equals, the order is the file's.
 */
export function findFacilitators(entries: FinderEntry[], { text, near }: FinderQuery): FinderHit[] {
  const words = wordsOf(text);
  const matching = entries.filter((entry) => words.every((word) => holds(entry, word)));
  if (!near) return matching.map((entry) => ({ entry }));
  return matching
    .map((entry) => ({
      entry,
      distance: entry.point ? distanceBetween(near.point, entry.point) : Number.POSITIVE_INFINITY,
    }))
    .filter(
      ({ entry, distance }) =>
        distance <= near.radius ||
        distance === Number.POSITIVE_INFINITY ||
        // A large country reaches farther than any radius.
        isInside(entry, near),
    )
    .sort(
      (one, other) =>
        compare(rankOf(one.entry, near), rankOf(other.entry, near)) ||
        compare(one.distance, other.distance),
    );
}

/** Whether an entry is in the country that is searched; no entry is where no country is. */
export function isInside({ country }: FinderEntry, near: Surroundings | undefined): boolean {
  return near?.country !== undefined && near.country === country;
}

/** Each word as it is found anywhere, and as it begins a word. */
function wordsOf(text: string): { part: string; beginning: string }[] {
  const words = foldLetters(text).split(/[\s,]+/);
  return words.filter(Boolean).map((part) => ({ part, beginning: ` ${part}` }));
}

// Of a country's name only the beginning: "man" finds Herman, not everybody in Germany.
function holds(entry: FinderEntry, { part, beginning }: ReturnType<typeof wordsOf>[number]) {
  return entry.searched.includes(part) || entry.countryWords.includes(beginning);
}

function rankOf(entry: FinderEntry, near: Surroundings): number {
  return isInside(entry, near) ? 0 : 1;
}

// Not a difference: that of two infinite distances is no number.
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
