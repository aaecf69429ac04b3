import { useEffect, useState } from "react";
import type { Locale } from "#locale/languages";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { CountryReader } from "./finder-countries.ts";
import { lookUpPlace, type PlaceAnswer, rememberPlace } from "./look-up-place.ts";

/** A place as it was typed, and what came of the look-up. */
export interface SearchedPlace {
  typed: string;
  answer: PlaceAnswer;
}

/** What a visitor has written into the field for a place. */
export interface PlaceText {
  text: string;
  /** What they have shown to mean: chosen, or confirmed by leaving the field or with Enter. */
  meant: string;
}

/** How long half a word must have stood before it is looked up, in milliseconds. */
const pause = 700;

/** A shorter text is no place, unless it is a country's name. */
const fewestLetters = 3;

/**
 * Looks up the place that a visitor types: at once when it is a whole word, else when it has rested.
 * Until the next one is known, the last one stays; a question that typing has overtaken is dropped.
 * An empty text is no place. Only a place that the visitor means is kept in the browser.
 */
export function usePlace(
  { text, meant }: PlaceText,
  language: Locale,
  countryCalled: CountryReader,
) {
  const trimmed = text.trim();
  const isLong = trimmed.replace(/[^\p{L}\p{N}]/gu, "").length >= fewestLetters;
  const wanted = isLong || countryCalled(trimmed) ? trimmed : "";
  const rested = useDebouncedValue(wanted, pause);
  const isWhole = wanted === "" || wanted === meant || /[\s,]$/.test(text);
  const asked = isWhole || wanted === rested ? wanted : undefined;
  const [place, setPlace] = useState<SearchedPlace>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (asked === undefined) return;
    if (asked === "") return setPlace(undefined);
    const asking = new AbortController();
    void lookUpPlace(asked, language, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setPlace({ typed: asked, answer });
    });
    return () => asking.abort();
  }, [asked, attempt, language]);

  useEffect(() => {
    if (!place || place.typed !== meant || typeof place.answer === "string") return;
    rememberPlace(place.typed, place.answer, language);
  }, [place, meant, language]);

  function retry() {
    if (place?.answer !== "failed") return;
    setPlace(undefined);
    setAttempt(attempt + 1);
  }

  const isAnswered = !asked || place?.typed === asked;
  return {
    place: wanted ? place : undefined,
    /** What is being looked up. */
    lookedUp: isAnswered ? undefined : asked,
    /** Asks anew for a place that could not be found out. */
    retry,
  };
}
