import { fill } from "#locale/fill";
import { formatDistance, formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { pluralForm } from "#locale/plural";
import type { FinderHit } from "./find-facilitators.ts";
import type { ResultWords } from "./finder-words.ts";

/** What was asked for, and what came of it. */
export interface FinderResult {
  text: string;
  /** The place as it was typed, if one was; `found` is false if nobody knows it. */
  place: { name: string; found: boolean } | undefined;
  /** In kilometres. */
  radius: number;
  /** How many match, and how many of them are listed although nobody knows where they are. */
  count: number;
  unplaced: number;
  /** Where nobody is within the radius: the nearest of those that match the text. */
  nearest: FinderHit | undefined;
}

/** Tells in a sentence or two how many match, and within what distance. */
export function resultLine(words: ResultWords, result: FinderResult, locale: Locale): string {
  const { text, place, radius, unplaced } = result;
  const count = result.count - unplaced;
  const values = {
    text: text.trim(),
    place: place?.name ?? "",
    distance: formatDistance(radius, locale),
    count: formatInteger(count, locale),
  };
  const sentences = [
    fill(count > 0 ? someWords(words, place, count, locale) : noneWords(words, result), values),
  ];
  if (count === 0) sentences.push(nearestSentence(words, result, locale));
  if (unplaced > 0) {
    const more = { count: formatInteger(unplaced, locale) };
    sentences.push(fill(pluralForm(words.unplaced, unplaced, locale), more));
  }
  return sentences.filter(Boolean).join(" ");
}

function someWords(
  words: ResultWords,
  place: FinderResult["place"],
  count: number,
  locale: Locale,
): string {
  const found = place?.found ? words.near : words.missing;
  return pluralForm(place ? found : words.all, count, locale);
}

function noneWords({ none }: ResultWords, { text, place }: FinderResult): string {
  if (!place) return none.all;
  if (!place.found) return none.missing;
  return text.trim() ? none.nearText : none.near;
}

function nearestSentence({ none }: ResultWords, { nearest }: FinderResult, locale: Locale): string {
  if (nearest?.distance === undefined || !Number.isFinite(nearest.distance)) return "";
  const distance = formatDistance(nearest.distance, locale);
  return fill(none.nearest, { title: nearest.entry.title, distance });
}
