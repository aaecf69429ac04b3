import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { GeoPoint } from "#contract/geo-point.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { FinderHit, FinderQuery } from "./find-facilitators.ts";
import type { FinderTexts } from "./finder-texts.ts";
import type { FinderMapHandle } from "./map/create-finder-map.ts";
import type { FinderSelection } from "./use-finder.ts";

/** The centre of the map without any points: Stockholm. */
const defaultCenter: GeoPoint = { lat: 59.3293, lon: 18.0686 };

/** How long the results must be unchanged before the map moves to them, in milliseconds. */
const moveDelayMs = 300;

/** The map of the matching entries. Its code is loaded when it comes into view. */
export function FinderMap({
  texts,
  hits,
  query,
  selection,
  fitsAll,
  isStale,
  ref,
  onSelect,
}: {
  texts: FinderTexts;
  hits: FinderHit[];
  /** The search that they match. */
  query: FinderQuery;
  selection: FinderSelection | undefined;
  /** Whether to fit all points into view, rather than the first. */
  fitsAll: boolean;
  /** Whether the results are those of an earlier search. */
  isStale: boolean;
  ref: RefObject<HTMLDivElement | null>;
  onSelect: (index: number) => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<FinderMapHandle>();

  const select = useEffectEvent((index: number) => onSelect(index));
  const create = useEffectEvent(async (container: HTMLElement) => {
    const { createFinderMap } = await import("./map/create-finder-map.ts");
    const center = getPoints(hits)[0] ?? defaultCenter;
    return createFinderMap(container, { center, zoom: 8, texts, onSelect: select });
  });

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let made: Promise<FinderMapHandle> | undefined;
    let isUnmounted = false;
    const observer = new IntersectionObserver((entries) => {
      if (made || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      made = create(container);
      made.then(
        (map) => {
          observer.disconnect();
          if (!isUnmounted) setMap(map);
        },
        // Without the chunk there is no map, until it comes into view once more; the list still works.
        () => {
          made = undefined;
        },
      );
    });
    observer.observe(container);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      made?.then(
        (map) => map.destroy(),
        () => undefined,
      );
    };
  }, []);

  // The map waits until typing pauses: its move would delay the next letter.
  const debounced = useDebouncedValue(
    useMemo(() => ({ hits, fitsAll, query }), [hits, fitsAll, query]),
    moveDelayMs,
  );

  useEffect(() => {
    map?.show(getPoints(debounced.hits), debounced.fitsAll, debounced.query);
  }, [map, debounced]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the selection changes
  useEffect(() => {
    // An entry may be selected before the map shows it.
    if (selection && debounced.hits !== hits) map?.show(getPoints(hits), fitsAll, query);
    map?.select(selection?.index);
  }, [map, selection]);

  return (
    <div
      ref={ref}
      aria-busy={isStale}
      className="finder-map border-line border-t bg-mist md:border-t-0 md:border-l"
    >
      <div ref={element} className="size-full" />
    </div>
  );
}

function getPoints(hits: FinderHit[]) {
  return hits.flatMap(({ entry: { index, title, address, point } }) =>
    point ? [{ index, title, address, ...point }] : [],
  );
}
