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
export interface FinderChoice {
  index: number;
  query: object;
}

/** The finder's state: the search, its results, and the selected entry. */
export function useFinder({ countries, suggestions, locale }: FinderTexts) {
  const [search, setSearch] = useState(emptySearch);
  const [confirmed, setConfirmed] = useState("");
  const [choice, setChoice] = useState<FinderChoice>();
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

  const found = typeof place?.result === "object" ? place.result : undefined;
  const typedCountry = place && findCountry(place.typed);
  const country = found && (found.isCountry ? (found.country ?? typedCountry) : typedCountry);
  const isCountry = found !== undefined && (found.isCountry || typedCountry !== undefined);
  const radius = isCountry ? countryRadiusKm : deferredSearch.radius;
  const query = useMemo(
    () => ({ text, near: found && { point: found.point, radius, country } }),
    [text, found, radius, country],
  );
  const hits = useMemo(() => findFacilitators(entries ?? [], query), [entries, query]);

  function change(changed: Partial<FinderSearch>) {
    setSearch((now) => ({ ...now, ...changed }));
    if (changed.location && suggestions.includes(changed.location)) setConfirmed(changed.location);
  }

  /** Searches around a place that the visitor has chosen. */
  function goTo(location: string) {
    setSearch((now) => ({ ...now, location }));
    setConfirmed(location.trim());
  }

  useFinderUrl(search, emptySearch, (changed) => {
    change(changed);
    setConfirmed(changed.location?.trim() ?? "");
  });

  return {
    search,
    change,
    goTo,
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
    found,
    /** The place being looked up; until it is known, everything else belongs to the last search. */
    pendingLookup,
    isCountry,
    query,
    /** In kilometres. */
    radius,
    hits,
    /** The selected entry, until the next search. Each selection is a new object. */
    choice: choice?.query === query ? choice : undefined,
    choose: (index: number) => setChoice({ index, query }),
  };
}

export type FinderState = ReturnType<typeof useFinder>;
