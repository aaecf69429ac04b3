import { findFacilitators } from "./find-facilitators.ts";
import type { FinderWords } from "./finder-words.ts";
import { resultLine } from "./result-line.ts";
import type { FinderState } from "./use-finder.ts";
import { useSettled } from "./use-settled.ts";

/** How long a result must have stood before it is read out, in milliseconds. */
const pause = 700;

/** Tells how many match. Eyes see it at once, screen readers hear it when the typing has stopped. */
export function FinderStatus({
  words,
  total,
  finder,
}: {
  words: FinderWords;
  total: number;
  finder: FinderState;
}) {
  const line = useResultLine(words, total, finder);
  const settled = useSettled(line, pause);
  return (
    <>
      <p aria-hidden="true" className="min-w-0 flex-1 basis-48 text-small text-soft">
        {line}
      </p>
      <p role="status" className="sr-only">
        {settled}
      </p>
    </>
  );
}

function useResultLine(words: FinderWords, total: number, finder: FinderState): string {
  const { entries, place, radius, hits } = finder;
  const { text, near } = finder.query;
  const everywhere = near && { ...near, radius: Number.POSITIVE_INFINITY };
  const isFar = entries && everywhere && hits.length === 0;
  return resultLine(
    words.results,
    {
      text,
      place: place && { name: place.name, found: place.point !== undefined },
      radius,
      count: entries ? hits.length : total,
      unplaced: near
        ? hits.filter(({ distance }) => distance === Number.POSITIVE_INFINITY).length
        : 0,
      nearest: isFar ? findFacilitators(entries, { text, near: everywhere })[0] : undefined,
    },
    words.locale,
  );
}
