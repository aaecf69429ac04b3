import { distanceBetween, type GeoPoint } from "#contract/distance";
import type { Facilitator } from "#contract/facilitator";

/** A facilitator as the finder searches them. */
export interface FinderEntry {
  /** The place in the file: what names an entry in list and map. */
  index: number;
  title: string;
  address: string;
  /** Title and address in the form in which they are searched. */
  searched: string;
  /** Where they are; `null` if nobody can tell, `undefined` if nobody has been asked yet. */
  point: GeoPoint | null | undefined;
}

/** A circle around a place. */
export interface Surroundings {
  point: GeoPoint;
  /** In kilometres. Exactly that far is still within. */
  radius: number;
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
export function toEntries(facilitators: Facilitator[]): FinderEntry[] {
  return facilitators.map(({ post_title, location_address__address, lat, lon }, index) => ({
    index,
    title: post_title,
    address: location_address__address,
    // No search text has a line break: none matches across the two.
    searched: foldCase(`${post_title}\n${location_address__address}`),
    point: lat === undefined || lon === undefined ? undefined : { lat, lon },
  }));
}

/**
 * Gives the entries with the text in title or address and, around a place, those within the radius,
 * nearest first. Those without coordinates stay, at the end. Otherwise, and among equals, the order
 * is the file's.
 */
export function findFacilitators(entries: FinderEntry[], { text, near }: FinderQuery): FinderHit[] {
  const wanted = foldCase(text.trim());
  const matching = wanted ? entries.filter(({ searched }) => searched.includes(wanted)) : entries;
  if (!near) return matching.map((entry) => ({ entry }));
  return matching
    .map((entry) => ({
      entry,
      distance: entry.point ? distanceBetween(near.point, entry.point) : Number.POSITIVE_INFINITY,
    }))
    .filter(({ distance }) => distance <= near.radius || distance === Number.POSITIVE_INFINITY)
    .sort((one, other) => compare(one.distance, other.distance));
}

/** The form in which texts are compared: letters in one case, and accents in one encoding. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize("NFC");
}

// Not a difference: that of two infinite distances is no number.
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
