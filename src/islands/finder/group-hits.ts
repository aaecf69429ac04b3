import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";

/** The entries of a country, with its name. */
export interface HitGroup {
  country: string;
  hits: FinderHit[];
}

/**
 * Groups entries by country, in the order of `countryNames`. Those of another or of no known country come
 * last, as `elsewhere`.
 */
export function groupHits(
  hits: FinderHit[],
  { countryNames, elsewhere }: Pick<FinderMessages, "countryNames" | "elsewhere">,
): HitGroup[] {
  const nameOf = ({ entry }: FinderHit) => countryNames[entry.country ?? ""] ?? elsewhere;
  return [...Object.values(countryNames), elsewhere]
    .map((country) => ({ country, hits: hits.filter((hit) => nameOf(hit) === country) }))
    .filter((group) => group.hits.length > 0);
}
