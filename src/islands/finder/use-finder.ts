import { useMemo, useState } from "react";
import type { Wanted } from "./FinderForm.tsx";
import { findFacilitators } from "./find-facilitators.ts";
import { readCountries } from "./finder-countries.ts";
import type { FinderMessages } from "./finder-messages.ts";
import { countryRadius, defaultRadius } from "./finder-radius.ts";
import { useEntries } from "./use-entries.ts";
import { useFinderAddress } from "./use-finder-address.ts";
import { usePlace } from "./use-place.ts";

const nothing: Wanted = { text: "", location: "", radius: defaultRadius };

/** That a visitor has chosen an entry, by its place in the file: each time anew. */
export interface FinderChoice {
  index: number;
}

/** What a visitor asks the finder, what comes of it, and which entry is chosen. */
export function useFinder({ countries, suggestions, locale }: FinderMessages) {
  const [wanted, setWanted] = useState(nothing);
  const [meant, setMeant] = useState("");
  const [choice, setChoice] = useState<FinderChoice & { query: object }>();
  const countryCalled = useMemo(() => readCountries(countries), [countries]);
  const entries = useEntries(countries, locale);
  const { text, location } = wanted;
  const { place, lookedUp, retry } = usePlace({ text: location, meant }, locale, countryCalled);

  const found = typeof place?.answer === "object" ? place.answer : undefined;
  const listed = place && countryCalled(place.typed);
  const country = found && (found.isCountry ? (found.country ?? listed) : listed);
  const wide = found !== undefined && (found.isCountry || listed !== undefined);
  const radius = wide ? countryRadius : wanted.radius;
  const query = useMemo(
    () => ({ text, near: found && { point: found.point, radius, country } }),
    [text, found, radius, country],
  );
  const hits = useMemo(() => findFacilitators(entries ?? [], query), [entries, query]);

  // To another question there is another answer, and nothing of it is chosen yet.
  const current: FinderChoice | undefined = choice?.query === query ? choice : undefined;

  function change(changed: Partial<Wanted>) {
    setWanted((now) => ({ ...now, ...changed }));
    if (changed.location && suggestions.includes(changed.location)) setMeant(changed.location);
  }

  /** Goes to a place that the visitor means as it stands. */
  function goTo(location: string) {
    setWanted((now) => ({ ...now, location }));
    setMeant(location.trim());
  }

  useFinderAddress(wanted, nothing, (search) => {
    change(search);
    setMeant(search.location?.trim() ?? "");
  });

  return {
    wanted,
    change,
    goTo,
    /** The visitor means the place as it stands; with `retry` it is asked for anew if that failed. */
    confirm: () => setMeant(location.trim()),
    retry: () => {
      setMeant(location.trim());
      retry();
    },
    showAll: () => setWanted({ ...nothing }),
    /** `undefined` until the list has arrived, `null` if it cannot be had. */
    entries,
    place,
    found,
    /** What is being looked up: until it is known, everything else belongs to the last question. */
    lookedUp,
    wide,
    query,
    /** In kilometres. */
    radius,
    hits,
    choice: current,
    chosen: current?.index,
    choose: (index: number) => setChoice({ index, query }),
  };
}

/** What `useFinder` gives. */
export type FinderState = ReturnType<typeof useFinder>;
