import { measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import { formatDistance } from "#locale/formats";
import { PlaceRow } from "#ui/PlaceRow.tsx";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderWords } from "./finder-words.ts";

/** Up to this many entries are all in the page, for find-in-page; of more, those around what is seen. */
const wholeList = 120;

/** How high an entry is before it is measured, in pixels. */
const usualHeight = 86;

/** The entries that match, in a scroller that its parent owns. */
export function FinderList({
  words,
  hits,
  chosen,
  scroller,
  onChoose,
}: {
  words: FinderWords;
  hits: FinderHit[];
  /** The entry's place in the file. */
  chosen: number | undefined;
  scroller: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
}) {
  const windowed = useVirtualizer({
    count: hits.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: hits.length <= wholeList ? hits.length : 8,
    getItemKey: (place) => hits[place]?.entry.index ?? place,
    // Behind the map entries have no height: they keep the one they had.
    measureElement: (element, entry, list) =>
      measureElement(element, entry, list) ||
      (list.measurementsCache[list.indexFromElement(element)]?.size ?? usualHeight),
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    // React may not be hurried from within its own effects.
    useFlushSync: false,
  });

  // What is chosen on the map comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice changes
  useEffect(() => {
    const place = hits.findIndex(({ entry }) => entry.index === chosen);
    if (place >= 0) windowed.scrollToIndex(place, { align: "auto" });
  }, [chosen]);

  return (
    <ul aria-label={words.list} className="relative" ref={windowed.containerRef}>
      {windowed.getVirtualItems().map(({ index: place, key }) => {
        const hit = hits[place];
        if (!hit) return null;
        const { entry, distance } = hit;
        return (
          <li
            key={key}
            ref={windowed.measureElement}
            data-index={place}
            aria-setsize={hits.length}
            aria-posinset={place + 1}
            className="absolute inset-x-0 top-0 border-line border-b"
          >
            <button
              type="button"
              aria-current={entry.index === chosen ? "true" : undefined}
              onClick={() => onChoose(entry.index)}
              className="group block w-full border-transparent border-l-4 py-4 pr-4 pl-3 sm:pr-5 sm:pl-4 text-left -outline-offset-3 transition-colors hover:bg-mist aria-current:border-producer aria-current:bg-mist"
            >
              <PlaceRow
                name={entry.title}
                address={entry.address}
                side={sideOf(words, entry.point, distance)}
                tint={entry.index}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function sideOf(
  words: FinderWords,
  point: FinderHit["entry"]["point"],
  distance: number | undefined,
): string | undefined {
  if (point === null) return words.unplaced;
  return distance === undefined || !Number.isFinite(distance)
    ? undefined
    : formatDistance(distance, words.locale);
}
