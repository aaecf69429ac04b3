import { useMemo, useState } from "react";
import type { Wanted } from "./FinderForm.tsx";
import { findFacilitators } from "./find-facilitators.ts";
import { countryRadius, defaultRadius, isCountry } from "./finder-radius.ts";
import { useEntries } from "./use-entries.ts";
import { usePlace } from "./use-place.ts";

const nothing: Wanted = { text: "", location: "", radius: defaultRadius };

/** That a visitor has chosen an entry, by its place in the file: each time anew. */
export interface FinderChoice {
  index: number;
}

/** What a visitor asks the finder, what comes of it, and which entry is chosen. */
export function useFinder(countries: readonly string[]) {
  const [wanted, setWanted] = useState(nothing);
  const [choice, setChoice] = useState<FinderChoice & { query: object }>();
  const entries = useEntries();
  const place = usePlace(wanted.location);

  const wide = place?.point !== undefined && isCountry(place.name, countries);
  const radius = wide ? countryRadius : wanted.radius;
  const { text } = wanted;
  const query = useMemo(
    () => ({ text, near: place?.point && { point: place.point, radius } }),
    [text, place, radius],
  );
  const hits = useMemo(() => findFacilitators(entries ?? [], query), [entries, query]);

  // To another question there is another answer, and nothing of it is chosen yet.
  const current: FinderChoice | undefined = choice?.query === query ? choice : undefined;

  return {
    wanted,
    change: (change: Partial<Wanted>) => setWanted((now) => ({ ...now, ...change })),
    showAll: () => setWanted(nothing),
    /** `undefined` until the list has arrived, `null` if it cannot be had. */
    entries,
    place,
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
