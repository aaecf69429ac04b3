import { useEffect, useMemo, useRef, useState } from "react";
import { CountryName } from "./CountryName.tsx";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderListProps } from "./FinderWindow.tsx";
import { groupHits } from "./group-hits.ts";

/** Up to this many entries are all in the page, for find-in-page; of more, those around what is seen. */
const wholeList = 120;

/** Up to this many entries need no countries to be opened one by one. */
const shortList = 12;

/**
 * The entries that match, in a scroller that its parent owns: in the order given, or below the names
 * of their countries, which open them.
 */
export function FinderList({
  byCountry,
  ...props
}: FinderListProps & {
  /** Whether they are listed by country. */
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

  // What is chosen on the map comes into view.
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

/** Scrolls no further than needed to show an element within its scroller; the page stays where it is. */
function scrollWithin(scroller: Element, element: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top) scroller.scrollBy({ top: top - frame.top });
  else if (bottom > frame.bottom) scroller.scrollBy({ top: bottom - frame.bottom });
}

/** The list that keeps only a part of itself in the page, fetched once `needed`; until then nothing. */
function useFinderWindow(needed: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./FinderWindow.tsx")>();
  useEffect(() => {
    // Without its script the first entries are all that is listed; the fields still narrow them down.
    if (needed) void import("./FinderWindow.tsx").then(setLoaded, () => undefined);
  }, [needed]);
  return loaded?.FinderWindow;
}
