import { useEffect, useState } from "react";
import type { GeoPoint } from "#contract/distance";
import type { Facilitator } from "#contract/facilitator";
import type { Locale } from "#locale/languages";
import { type FinderEntry, toEntries } from "./find-facilitators.ts";
import type { CountryNames } from "./finder-countries.ts";
import { locateAddress } from "./look-up-place.ts";

const listPath = "/facilitators.json";

/** How many addresses are looked up at once. */
const concurrency = 2;

/**
 * Loads the facilitators, then looks up the addresses of those without coordinates. `undefined` while
 * loading, `null` on failure.
 */
export function useEntries(
  countries: CountryNames,
  language: Locale,
): FinderEntry[] | null | undefined {
  const [entries, setEntries] = useState<FinderEntry[] | null>();

  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    const place = (index: number, point: GeoPoint | null) =>
      setEntries((all) =>
        all?.map((entry) => (entry.index === index ? { ...entry, point } : entry)),
      );
    loadEntries(countries, signal)
      .then((loaded) => {
        if (signal.aborted) return;
        setEntries(loaded);
        const waiting = loaded.filter(({ point }) => !point);
        for (let worker = 0; worker < concurrency; worker += 1) {
          void locateInTurn(waiting, language, place, signal);
        }
      })
      .catch(() => {
        if (!signal.aborted) setEntries(null);
      });
    return () => loading.abort();
  }, [countries, language]);

  return entries;
}

async function loadEntries(countries: CountryNames, signal: AbortSignal): Promise<FinderEntry[]> {
  const response = await fetch(listPath, { signal });
  if (!response.ok) throw new Error(`${listPath} answered ${response.status}.`);
  return toEntries((await response.json()) as Facilitator[], countries);
}

/** Takes entries one by one from `waiting`, a queue that several calls share. */
async function locateInTurn(
  waiting: FinderEntry[],
  language: Locale,
  place: (index: number, point: GeoPoint | null) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let entry = waiting.shift(); entry && !signal.aborted; entry = waiting.shift()) {
    const point = await locateAddress(entry.address, language, signal);
    if (!signal.aborted) place(entry.index, point ?? null);
  }
}
