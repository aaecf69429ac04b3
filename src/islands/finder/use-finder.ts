import { useDeferredValue, useMemo, useState } from "react";
import { createCountryLookup, findFacilitators } from "./find-facilitators.ts";
import {
  countryRadiusKm,
  defaultRadiusKm,
  type FinderSearch,
  useFinderUrl,
} from "./finder-search.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { useEntries } from "./use-entries.ts";
import { usePlace } from "./use-place.ts";

const emptySearch: FinderSearch = { text: "", location: "", radius: defaultRadiusKm };

/** A selected entry: its index in the data, and the search in whose results it was selected. */
export interface FinderSelection {
  index: number;
  query: object;
}

/** The finder's state: the search, its results, and the selected entry. */
export function useFinder({ countries, suggestions, locale }: FinderTexts) {
  const [search, setSearch] = useState(emptySearch);
  const [confirmed, setConfirmed] = useState("");
  const [selection, setSelection] = useState<FinderSelection>();
  const findCountry = useMemo(() => createCountryLookup(countries), [countries]);
  const entries = useEntries(countries, locale);
  // Typing does not wait for the list and the map.
  const deferredSearch = useDeferredValue(search);
  const { text, location } = deferredSearch;
  const { place, pendingLookup, retry } = usePlace(
    { text: location, confirmed },
    locale,
    findCountry,
  );

  const foundPlace = typeof place?.result === "object" ? place.result : undefined;
  const typedCountry = place && findCountry(place.typed);
  const country =
    foundPlace && (foundPlace.isCountry ? (foundPlace.country ?? typedCountry) : typedCountry);
  const isCountry =
    foundPlace !== undefined && (foundPlace.isCountry || typedCountry !== undefined);
  const radius = isCountry ? countryRadiusKm : deferredSearch.radius;
  const query = useMemo(
    () => ({ text, near: foundPlace && { point: foundPlace.point, radius, country } }),
    [text, foundPlace, radius, country],
  );
  const hits = useMemo(() => findFacilitators(entries ?? [], query), [entries, query]);

  function change(changed: Partial<FinderSearch>) {
    setSearch((search) => ({ ...search, ...changed }));
    if (changed.location && suggestions.includes(changed.location)) setConfirmed(changed.location);
  }

  /** Searches around a place that the visitor has selected. */
  function searchPlace(location: string) {
    setSearch((search) => ({ ...search, location }));
    setConfirmed(location.trim());
  }

  useFinderUrl(search, emptySearch, (changed) => {
    change(changed);
    setConfirmed(changed.location?.trim() ?? "");
  });

  return {
    search,
    change,
    searchPlace,
    /** Marks the typed place as complete; `retry` also repeats a failed lookup. */
    confirm: () => setConfirmed(search.location.trim()),
    retry: () => {
      setConfirmed(search.location.trim());
      retry();
    },
    showAll: () => setSearch({ ...emptySearch }),
    /** `undefined` while loading, `null` if the data cannot be loaded. */
    entries,
    place,
    foundPlace,
    /** The place being looked up; until it is known, everything else belongs to the last search. */
    pendingLookup,
    isCountry,
    query,
    /** In kilometres. */
    radius,
    hits,
    /** The selected entry, until the next search. Each selection is a new object. */
    selection: selection?.query === query ? selection : undefined,
    select: (index: number) => setSelection({ index, query }),
  };
}

export type FinderState = ReturnType<typeof useFinder>;
