import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { CountrySummary } from "./CountrySummary.tsx";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { groupByCountry } from "./group-by-country.ts";
import { scrollWithin } from "./scroll-within.ts";

/** Up to this many entries are all rendered, for find-in-page. */
const maxWholeListLength = 120;

/** Entries rendered at first in each group of a longer list; more follow on scrolling. */
const initialRows = 20;

/** Up to this many entries, all countries are open. */
const maxEntriesWithAllOpen = 12;

interface RowsProps {
  texts: FinderTexts;
  hits: FinderHit[];
  /** The selected entry's index in the data. */
  selected: number | undefined;
  scroller: RefObject<HTMLElement | null>;
  onSelect: (index: number) => void;
}

/**
 * The matching entries, in the given order or grouped by country. The parent owns the scroll container.
 */
export function FinderList({
  isGrouped,
  ...props
}: RowsProps & {
  /** Whether to group the entries by country. */
  isGrouped: boolean;
}) {
  const { texts, hits, selected, scroller } = props;
  const first = hits.length > maxWholeListLength ? initialRows : maxWholeListLength;
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(
    () => (isGrouped ? groupByCountry(hits, getPlace, texts) : []),
    [isGrouped, hits, texts],
  );

  // Scroll to an entry that was selected on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the selection changes
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (!current || !scroller.current) return;
    const country = current.closest("details");
    if (country) country.open = true;
    scrollWithin(scroller.current, current);
  }, [selected]);

  return (
    <div ref={list}>
      {isGrouped ? (
        groups.map(({ country, items, isOnMap }) => (
          <details
            key={country}
            className="country border-line border-b"
            open={hits.length <= maxEntriesWithAllOpen || isOnMap}
          >
            <CountrySummary name={country} count={items.length} />
            <Rows {...props} hits={items} label={country} first={first} />
          </details>
        ))
      ) : (
        <Rows {...props} label={texts.list} first={first} />
      )}
    </div>
  );
}

function getPlace({ entry: { country, point } }: FinderHit) {
  return { country, hasPoint: Boolean(point) };
}

/** Renders the first rows, at least up to the selected one, and more when their end scrolls into view. */
function Rows({
  texts,
  hits,
  selected,
  scroller,
  onSelect,
  label,
  first,
}: RowsProps & { label: string; first: number }) {
  const [minShown, setMinShown] = useState(0);
  const end = useRef<HTMLLIElement>(null);
  const selectedPosition = hits.findIndex(({ entry }) => entry.index === selected);
  const rowCount = Math.max(first, minShown, selectedPosition + initialRows);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is added may leave the end in view
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting))
          setMinShown(rowCount + maxWholeListLength);
      },
      { root: scroller.current, rootMargin: "50%" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rowCount, hits.length]);

  return (
    <ul aria-label={label}>
      {hits.slice(0, rowCount).map((hit, index) => (
        <li
          key={hit.entry.index}
          ref={index === rowCount - 1 ? end : undefined}
          aria-setsize={hits.length}
          aria-posinset={index + 1}
          className="border-line border-b last:border-b-0"
        >
          <FinderRow
            texts={texts}
            hit={hit}
            isSelected={hit.entry.index === selected}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ul>
  );
}
