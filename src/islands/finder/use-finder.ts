import { useDeferredValue, useMemo, useState } from "react";
import { createCountryLookup, findFacilitators } from "./find-facilitators.ts";
import { countryRadius, defaultRadius, type FinderSearch, useFinderUrl } from "./finder-search.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { useEntries } from "./use-entries.ts";
import { usePlace } from "./use-place.ts";

const nothing: FinderSearch = { text: "", location: "", radius: defaultRadius };

/** A selected entry: its index in the data, and the search in whose results it was selected. */
export interface FinderChoice {
  index: number;
  query: object;
}

/** The finder's state: the search, its results, and the selected entry. */
export function useFinder({ countries, suggestions, locale }: FinderTexts) {
  const [wanted, setWanted] = useState(nothing);
  const [confirmed, setConfirmed] = useState("");
  const [choice, setChoice] = useState<FinderChoice>();
  const findCountry = useMemo(() => createCountryLookup(countries), [countries]);
  const entries = useEntries(countries, locale);
  // Typing does not wait for the list and the map.
  const sought = useDeferredValue(wanted);
  const { text, location } = sought;
  const { place, lookedUp, retry } = usePlace({ text: location, confirmed }, locale, findCountry);

  const found = typeof place?.answer === "object" ? place.answer : undefined;
  const listed = place && findCountry(place.typed);
  const country = found && (found.isCountry ? (found.country ?? listed) : listed);
  const isCountry = found !== undefined && (found.isCountry || listed !== undefined);
  const radius = isCountry ? countryRadius : sought.radius;
  const query = useMemo(
    () => ({ text, near: found && { point: found.point, radius, country } }),
    [text, found, radius, country],
  );
  const hits = useMemo(() => findFacilitators(entries ?? [], query), [entries, query]);

  function change(changed: Partial<FinderSearch>) {
    setWanted((now) => ({ ...now, ...changed }));
    if (changed.location && suggestions.includes(changed.location)) setConfirmed(changed.location);
  }

  /** Searches around a place that the visitor has chosen. */
  function goTo(location: string) {
    setWanted((now) => ({ ...now, location }));
    setConfirmed(location.trim());
  }

  useFinderUrl(wanted, nothing, (search) => {
    change(search);
    setConfirmed(search.location?.trim() ?? "");
  });

  return {
    wanted,
    change,
    goTo,
    /** Marks the typed place as complete; `retry` also repeats a failed lookup. */
    confirm: () => setConfirmed(wanted.location.trim()),
    retry: () => {
      setConfirmed(wanted.location.trim());
      retry();
    },
    showAll: () => setWanted({ ...nothing }),
    /** `undefined` while loading, `null` if the data cannot be loaded. */
    entries,
    place,
    found,
    /** The place being looked up; until it is known, everything else belongs to the last search. */
    lookedUp,
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
