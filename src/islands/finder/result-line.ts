import { formatDistance, formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { type PluralForms, selectPluralForm } from "#locale/plural.ts";
import type { FinderHit } from "./find-facilitators.ts";
import { defaultRadiusKm } from "./finder-search.ts";
import type { ResultTexts } from "./finder-texts.ts";

export interface FinderResult {
  text: string;
  /** The place as found, or as typed if it is unknown ("missing") or the lookup "failed". */
  place: { name: string; state: "near" | "missing" | "failed" } | undefined;
  /** In kilometres. */
  radius: number;
  /** How many match. Those without coordinates are counted separately. */
  count: number;
  unplaced: number;
  /** If the place is a country, how many of `count` are in it. */
  inside: number | undefined;
  /** If the place is none, how many more are in its country. */
  farther: { country: string; count: number } | undefined;
  /** If no facilitator is within the radius, the nearest one that matches the text. */
  nearest: FinderHit | undefined;
}

/** The result of an empty search in an empty list. */
export const noResult: FinderResult = {
  text: "",
  place: undefined,
  radius: defaultRadiusKm,
  count: 0,
  unplaced: 0,
  inside: undefined,
  farther: undefined,
  nearest: undefined,
};

/** Says in a sentence or two how many match, and within what distance. */
export function formatResultLine(texts: ResultTexts, result: FinderResult, locale: Locale): string {
  const { text, place, radius, count, unplaced, inside, farther } = result;
  const formatSentence = (forms: string | PluralForms, number: number, name = place?.name ?? "") =>
    interpolate(typeof forms === "string" ? forms : selectPluralForm(forms, number, locale), {
      text: text.trim(),
      place: name,
      distance: formatDistance(radius, locale),
      count: formatInteger(number, locale),
    });

  const sentences: string[] = [];
  const { country } = texts;
  if (count === 0) {
    sentences.push(
      formatSentence(getEmptyResultText(texts, result), 0),
      formatNearest(texts, result, locale),
    );
  } else if (inside) {
    sentences.push(formatSentence(country.inside, inside));
    if (count > inside) sentences.push(formatSentence(country.around, count - inside));
  } else {
    const isEmptyCountry = inside === 0 && !text.trim();
    sentences.push(
      formatSentence(isEmptyCountry ? country.nobody : texts[place?.state ?? "all"], count),
    );
  }
  if (farther) sentences.push(formatSentence(country.farther, farther.count, farther.country));
  if (unplaced > 0) sentences.push(formatSentence(texts.unplaced, unplaced));
  return sentences.filter(Boolean).join(" ");
}

function getEmptyResultText(
  texts: ResultTexts,
  { text, place }: FinderResult,
): string | PluralForms {
  const { none } = texts;
  const state = place?.state ?? "all";
  if (text.trim()) return state === "near" ? none.nearText : none[state];
  // Without a text or a place that excludes them, there are no facilitators at all.
  return state === "near" ? none.near : texts[state];
}

function formatNearest({ none }: ResultTexts, { nearest }: FinderResult, locale: Locale): string {
  if (nearest?.distance === undefined || !Number.isFinite(nearest.distance)) return "";
  const distance = formatDistance(nearest.distance, locale);
  return interpolate(none.nearest, { title: nearest.entry.title, distance });
}
