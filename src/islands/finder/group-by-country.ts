import type { FinderTexts } from "./finder-texts.ts";

/** Facilitators of one country. */
export interface CountryGroup<T> {
  /** The country's name in the page's language. */
  country: string;
  items: T[];
  /** Whether the map shows this country: that of the first facilitator with coordinates. */
  isOnMap: boolean;
}

/**
 * Groups facilitators by country: first the one that the map shows, then the others in the order of
 * `countryNames`. Those of no known country come last, as `unknownCountry`.
 */
export function groupByCountry<T>(
  items: T[],
  getPlace: (item: T) => { country?: string | undefined; hasPoint: boolean },
  { countryNames, unknownCountry }: Pick<FinderTexts, "countryNames" | "unknownCountry">,
): CountryGroup<T>[] {
  const placed = items.map((item) => ({ item, ...getPlace(item) }));
  const first = placed.find(({ hasPoint }) => hasPoint)?.country;
  const onMap = first && countryNames[first];
  const names = new Set([
    ...(onMap ? [onMap] : []),
    ...Object.values(countryNames),
    unknownCountry,
  ]);
  return [...names]
    .map((name) => ({
      country: name,
      items: placed
        .filter(({ country }) => (countryNames[country ?? ""] ?? unknownCountry) === name)
        .map(({ item }) => item),
      isOnMap: name === onMap,
    }))
    .filter((group) => group.items.length > 0);
}
