import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";

/** Entries of one country, under its name. */
export interface HitGroup {
  country: string;
  hits: FinderHit[];
}

/**
 * Groups entries by their country, in the order in which `countryNames` has them. Those of another
 * country, or of none that can be read, come last, under `elsewhere`.
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
