import type { Ref } from "react";
import { interpolate } from "#locale/interpolate.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import { type FinderHit, findFacilitators, isInside } from "./find-facilitators.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { type FinderResult, formatResultLine, noResult } from "./result-line.ts";
import type { FinderState } from "./use-finder.ts";

/** How long a result must be unchanged before it is announced, in milliseconds. */
const announceDelayMs = 700;

/** A lookup that takes longer is mentioned, in milliseconds. */
const slowLookupMs = 250;

/**
 * The result in words. The visible text changes at once; screen readers get it after a pause in typing. They also
 * hear whom the map shows, since the focus stays where it was.
 */
export function FinderStatus({
  ref,
  texts,
  total,
  finder,
}: {
  /** The live region, which gets the focus when a pressed button is removed. */
  ref: Ref<HTMLParagraphElement>;
  texts: FinderTexts;
  total: number;
  finder: FinderState;
}) {
  const line = useStatusText(texts, total, finder);
  const settled = useDebouncedValue(line, announceDelayMs);
  const { hits, selection } = finder;
  const selected = hits.find(({ entry }) => entry.index === selection?.index);
  return (
    <>
      <p
        aria-hidden="true"
        className="min-w-0 flex-1 basis-48 wrap-anywhere text-balance text-small text-soft"
      >
        {line}
      </p>
      <p ref={ref} role="status" tabIndex={-1} className="sr-only">
        {settled}
      </p>
      <p role="status" className="sr-only">
        {selected && interpolate(texts.shownOnMap, { title: selected.entry.title })}
      </p>
    </>
  );
}

function useStatusText(texts: FinderTexts, total: number, finder: FinderState): string {
  const { entries, hits, pendingLookup, place } = finder;
  const formatResult = (result: Partial<FinderResult>) =>
    formatResultLine(texts.results, { ...noResult, ...result }, texts.locale);
  const isSlow = useDebouncedValue(pendingLookup, slowLookupMs) === pendingLookup;
  const { near } = finder.query;
  const placed = near ? hits.filter(({ entry }) => entry.point) : hits;
  // Facilitators whose addresses are still being looked up may yet be within the radius.
  const isPending = placed.length === 0 && hits.some(({ entry }) => entry.point === undefined);
  const pendingPlace =
    pendingLookup && isSlow ? pendingLookup : isPending ? place?.typed : undefined;
  if (pendingPlace) return interpolate(texts.results.looking, { place: pendingPlace });
  if (!entries) return formatResult({ count: total });
  const nearest = placed.length === 0 ? findNearest(finder) : undefined;
  return formatResult({
    text: finder.query.text,
    place: getResultPlace(finder),
    radius: finder.radius,
    count: placed.length,
    unplaced: near ? hits.filter(({ entry }) => entry.point === null).length : 0,
    inside: near?.country ? placed.filter(({ entry }) => isInside(entry, near)).length : undefined,
    farther: countFarther(finder, nearest ? [nearest] : placed, texts),
    nearest,
  });
}

function getResultPlace({ place, foundPlace }: FinderState): FinderResult["place"] {
  if (!place) return undefined;
  if (typeof place.result === "string") return { name: place.typed, state: place.result };
  return { name: foundPlace?.name ?? place.typed, state: "near" };
}

/** How many more than the named ones are in the country of a place; undefined for countries, and if there are none. */
function countFarther(
  { entries, foundPlace, isCountry, query: { text, near } }: FinderState,
  namedHits: FinderHit[],
  { countryNames }: FinderTexts,
) {
  const country =
    !isCountry && near && foundPlace?.country ? countryNames[foundPlace.country] : undefined;
  if (!entries || !country) return undefined;
  const count = (hits: FinderHit[]) =>
    hits.filter(({ entry }) => entry.point && entry.country === foundPlace?.country).length;
  const fartherCount = count(findFacilitators(entries, { text })) - count(namedHits);
  return fartherCount > 0 ? { country, count: fartherCount } : undefined;
}

function findNearest({ entries, query: { text, near } }: FinderState) {
  if (!entries || !near) return undefined;
  const everywhere = { point: near.point, radius: Number.POSITIVE_INFINITY };
  return findFacilitators(entries, { text, near: everywhere })[0];
}
