import { useEffect, useMemo, useRef, useState } from "react";
import { CountryName } from "./CountryName.tsx";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderListProps } from "./FinderWindow.tsx";
import { groupHits } from "./group-hits.ts";

/** Up to this many entries are all rendered, for find-in-page; longer lists are virtualised. */
const wholeList = 120;

/** Up to this many entries, all countries are open. */
const shortList = 12;

/**
 * The matching entries, in the given order or grouped by country. The parent owns the scroll container.
 */
export function FinderList({
  byCountry,
  ...props
}: FinderListProps & {
  /** Whether to group the entries by country. */
  byCountry: boolean;
}) {
  const { messages, hits, chosen, scroller } = props;
  const isLong = hits.length > wholeList;
  const FinderWindow = useFinderWindow(isLong);
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(
    () => (byCountry ? groupHits(hits, messages) : []),
    [byCountry, hits, messages],
  );

  // Scroll to an entry that was selected on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice changes
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (!current || !scroller.current) return;
    const country = current.closest("details");
    if (country) country.open = true;
    scrollWithin(scroller.current, current);
  }, [chosen]);

  if (isLong && FinderWindow) return <FinderWindow {...props} groups={groups} />;
  return (
    <div ref={list}>
      {byCountry && !isLong ? (
        groups.map(({ country, hits: inCountry }) => (
          <details
            key={country}
            className="country border-line border-b"
            open={hits.length <= shortList}
          >
            <CountryName name={country} count={inCountry.length} />
            <Rows {...props} hits={inCountry} label={country} />
          </details>
        ))
      ) : (
        <Rows {...props} label={messages.list} />
      )}
    </div>
  );
}

function Rows({ messages, hits, chosen, onChoose, label }: FinderListProps & { label: string }) {
  return (
    <ul aria-label={label}>
      {hits.slice(0, wholeList).map((hit, place) => (
        <li
          key={hit.entry.index}
          aria-setsize={hits.length}
          aria-posinset={place + 1}
          className="border-line border-b last:border-b-0"
        >
          <FinderRow
            messages={messages}
            hit={hit}
            chosen={hit.entry.index === chosen}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a container, but not the page, as far as needed to show an element. */
function scrollWithin(scroller: Element, element: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top) scroller.scrollBy({ top: top - frame.top });
  else if (bottom > frame.bottom) scroller.scrollBy({ top: bottom - frame.bottom });
}

/** Loads the virtualised list once `needed`; `undefined` until then. */
function useFinderWindow(needed: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./FinderWindow.tsx")>();
  useEffect(() => {
    // Without the chunk only the first entries are listed; the fields still filter.
    if (needed) void import("./FinderWindow.tsx").then(setLoaded, () => undefined);
  }, [needed]);
  return loaded?.FinderWindow;
}
