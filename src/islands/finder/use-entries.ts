import { useEffect, useState } from "react";
import type { Facilitator } from "#contract/facilitator.ts";
import type { Locale } from "#locale/languages.ts";
import {
  type CountryNames,
  type FinderEntry,
  putOwnCountryFirst,
  toEntries,
} from "./find-facilitators.ts";
import { limitTime, locateAddress } from "./look-up-place.ts";

const listPath = "/facilitators.json";

/** How long the list may take, in milliseconds. Until it is there, a search does nothing. */
const listTimeoutMs = 20_000;

/** The delay before failed look-ups are repeated once. */
const retryDelayMs = 3000;

/**
 * Loads the facilitators, then looks up the addresses of those without coordinates, one after the other, and
 * once more where that failed.
 * `undefined` while loading, `null` on failure.
 */
export function useEntries(
  countries: CountryNames,
  locale: Locale,
): FinderEntry[] | null | undefined {
  const [entries, setEntries] = useState<FinderEntry[] | null>();

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    async function load() {
      const loaded = await fetchEntries(countries, locale, signal);
      setEntries(loaded);
      const failed = await locateEntries(loaded.filter((entry) => !entry.point));
      if (failed.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      for (const entry of await locateEntries(failed)) setPoint(entry, null);
    }
    /** Returns the entries whose look-up failed, or none once it is aborted. */
    async function locateEntries(unplaced: FinderEntry[]): Promise<FinderEntry[]> {
      const failed: FinderEntry[] = [];
      for (const entry of unplaced) {
        const located = await locateAddress(entry.address, locale, signal);
        if (signal.aborted) return [];
        if (located === "failed") failed.push(entry);
        else setPoint(entry, located === "missing" ? null : located);
      }
      return failed;
    }
    function setPoint({ index }: FinderEntry, point: FinderEntry["point"]): void {
      setEntries((current) =>
        current?.map((entry) => (entry.index === index ? { ...entry, point } : entry)),
      );
    }
    load().catch(() => {
      if (!signal.aborted) setEntries(null);
    });
    return () => abortController.abort();
  }, [countries, locale]);

  return entries;
}

async function fetchEntries(
  countries: CountryNames,
  locale: Locale,
  signal: AbortSignal,
): Promise<FinderEntry[]> {
  const response = await fetch(listPath, { signal: limitTime(signal, listTimeoutMs) });
  if (!response.ok) throw new Error(`${listPath} answered ${response.status}.`);
  const facilitators = (await response.json()) as Facilitator[];
  return toEntries(putOwnCountryFirst(facilitators, locale), countries);
}
