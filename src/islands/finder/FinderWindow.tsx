import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";
import type { HitGroup } from "./group-hits.ts";

/** What a list of the finder is made of. */
export interface FinderListProps {
  messages: FinderMessages;
  hits: FinderHit[];
  /** The entry's place in the file. */
  chosen: number | undefined;
  scroller: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
}

/** How high an entry is before it is measured, in pixels. */
const usualHeight = 112;

/**
 * A long list, of which those entries are in the page that are around what is seen. `groups` are their
 * countries, whose names stand above the first entry of each; there are none where the order is another.
 */
export function FinderWindow({
  messages,
  hits: unsorted,
  groups,
  chosen,
  scroller,
  onChoose,
}: FinderListProps & { groups: HitGroup[] }) {
  const { hits, countries } = useMemo(
    () => ({
      hits: groups.length > 0 ? groups.flatMap((group) => group.hits) : unsorted,
      countries: new Map(groups.map((group) => [group.hits[0], group.country])),
    }),
    [groups, unsorted],
  );
  const focused = useRef<number>(undefined);
  const windowed = useVirtualizer({
    count: hits.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    getItemKey: (place) => hits[place]?.entry.index ?? place,
    // Scrolled out of view, the entry with the focus and its neighbours stay within reach.
    rangeExtractor: (range) => {
      const kept = focused.current;
      const around = kept === undefined ? [] : [kept - 1, kept, kept + 1];
      const places = new Set([...defaultRangeExtractor(range), ...around]);
      return [...places].filter((place) => hits[place]).sort((one, other) => one - other);
    },
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
    <ul aria-label={messages.list} className="relative" ref={windowed.containerRef}>
      {windowed.getVirtualItems().map(({ index: place, key }) => {
        const hit = hits[place];
        if (!hit) return null;
        const country = countries.get(hit);
        return (
          <li
            key={key}
            ref={windowed.measureElement}
            data-index={place}
            onFocus={() => {
              focused.current = place;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
            aria-setsize={hits.length}
            aria-posinset={place + 1}
            className="absolute inset-x-0 top-0 border-line border-b"
          >
            {country && (
              <h3 className="border-line border-b px-4 py-2.5 font-bold text-small sm:px-5">
                {country}
              </h3>
            )}
            <FinderRow
              messages={messages}
              hit={hit}
              chosen={hit.entry.index === chosen}
              onChoose={onChoose}
            />
          </li>
        );
      })}
    </ul>
  );
}
