import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";
import type { HitGroup } from "./group-hits.ts";

/** Props of the finder's lists. */
export interface FinderListProps {
  messages: FinderMessages;
  hits: FinderHit[];
  /** The selected entry's index in the data. */
  chosen: number | undefined;
  scroller: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
}

/** Assumed height of an entry that is not measured yet, in pixels. */
const usualHeight = 112;

/**
 * A long list, virtualised. With `groups` its entries are sorted by country, and the first one of each
 * country has its name above it; without, they keep their order.
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
  const virtualizer = useVirtualizer({
    count: hits.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    getItemKey: (place) => hits[place]?.entry.index ?? place,
    // Keep the focused entry and its neighbours rendered when they are scrolled out of view.
    rangeExtractor: (range) => {
      const kept = focused.current;
      const around = kept === undefined ? [] : [kept - 1, kept, kept + 1];
      const places = new Set([...defaultRangeExtractor(range), ...around]);
      return [...places].filter((place) => hits[place]).sort((one, other) => one - other);
    },
    // Entries hidden behind the map have no height: keep the last one.
    measureElement: (element, entry, list) =>
      measureElement(element, entry, list) ||
      (list.measurementsCache[list.indexFromElement(element)]?.size ?? usualHeight),
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    // React cannot flush synchronously within its own effects.
    useFlushSync: false,
  });

  // Scroll to an entry that was selected on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice changes
  useEffect(() => {
    const place = hits.findIndex(({ entry }) => entry.index === chosen);
    if (place >= 0) virtualizer.scrollToIndex(place, { align: "auto" });
  }, [chosen]);

  return (
    <ul aria-label={messages.list} className="relative" ref={virtualizer.containerRef}>
      {virtualizer.getVirtualItems().map(({ index: place, key }) => {
        const hit = hits[place];
        if (!hit) return null;
        const country = countries.get(hit);
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
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
