import { useEffect, useState } from "react";
import type { Facilitator } from "#contract/facilitator";
import type { Locale } from "#locale/languages";
import type { CountryNames } from "./find-facilitators.ts";
import { type FinderEntry, toEntries } from "./find-facilitators.ts";
import { locateAddress } from "./look-up-place.ts";

const listPath = "/facilitators.json";

/**
 * Loads the facilitators, then looks up the addresses of those without coordinates, one after the other.
 * `undefined` while loading, `null` on failure.
 */
export function useEntries(
  countries: CountryNames,
  language: Locale,
): FinderEntry[] | null | undefined {
  const [entries, setEntries] = useState<FinderEntry[] | null>();

  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    async function load() {
      const loaded = await loadEntries(countries, signal);
      setEntries(loaded);
      for (const { index, address } of loaded.filter((entry) => !entry.point)) {
        const point = (await locateAddress(address, language, signal)) ?? null;
        if (signal.aborted) return;
        setEntries((all) =>
          all?.map((entry) => (entry.index === index ? { ...entry, point } : entry)),
        );
      }
    }
    load().catch(() => {
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
