import { useEffect, useState } from "react";
import type { Locale } from "#locale/languages.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { CountryLookup } from "./find-facilitators.ts";
import { cachePlace, lookUpPlace, type PlaceLookup } from "./look-up-place.ts";

/** A place as typed, and the result of its lookup. */
interface SearchedPlace {
  typed: string;
  result: PlaceLookup;
}

/** The content of the field for a place. */
interface PlaceText {
  text: string;
  /** The text that the visitor has confirmed by choosing it, leaving the field or pressing Enter. */
  confirmed: string;
}

/** How long an incomplete word must be unchanged before it is looked up, in milliseconds. */
const typingPauseMs = 700;

/** Shorter texts are not looked up, except for names of countries. */
const minLetters = 3;

/**
 * Looks up the place that a visitor types: complete words at once, others after a pause. The last place
 * is shown until the next one is known; outdated lookups are aborted, and an empty text clears the place.
 * Only confirmed places are cached.
 */
export function usePlace(
  { text, confirmed }: PlaceText,
  locale: Locale,
  findCountry: CountryLookup,
) {
  const trimmed = text.trim();
  const isLong = trimmed.replace(/[^\p{L}\p{N}]/gu, "").length >= minLetters;
  const searched = isLong || findCountry(trimmed) ? trimmed : "";
  const debounced = useDebouncedValue(searched, typingPauseMs);
  const isComplete = searched === "" || searched === confirmed || /[\s,]$/.test(text);
  const query = isComplete || searched === debounced ? searched : undefined;
  const [place, setPlace] = useState<SearchedPlace>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (query === undefined) return;
    if (query === "") return setPlace(undefined);
    const abortController = new AbortController();
    void lookUpPlace(query, locale, abortController.signal).then((result) => {
      if (!abortController.signal.aborted) setPlace({ typed: query, result });
    });
    return () => abortController.abort();
  }, [query, attempt, locale]);

  useEffect(() => {
    if (!place || place.typed !== confirmed || typeof place.result === "string") return;
    cachePlace(place.typed, place.result, locale);
  }, [place, confirmed, locale]);

  function retry() {
    if (place?.result !== "failed") return;
    setPlace(undefined);
    setAttempt(attempt + 1);
  }

  const isAnswered = !query || place?.typed === query;
  return {
    place: searched ? place : undefined,
    /** The text being looked up. */
    pendingLookup: isAnswered ? undefined : query,
    retry,
  };
}
