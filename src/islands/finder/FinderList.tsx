import { useEffect, useRef, useState } from "react";
import { FinderRow } from "./FinderRow.tsx";
import type { FinderListProps } from "./FinderWindow.tsx";

/** Up to this many entries are all in the page, for find-in-page; of more, those around what is seen. */
const wholeList = 120;

/** The entries that match, in a scroller that its parent owns. */
export function FinderList(props: FinderListProps) {
  const { messages, hits, chosen, scroller, onChoose } = props;
  const isLong = hits.length > wholeList;
  const FinderWindow = useFinderWindow(isLong);
  const list = useRef<HTMLUListElement>(null);

  // What is chosen on the map comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice changes
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (current && scroller.current) scrollWithin(scroller.current, current);
  }, [chosen]);

  if (isLong && FinderWindow) return <FinderWindow {...props} />;
  return (
    <ul aria-label={messages.list} ref={list}>
      {hits.slice(0, wholeList).map((hit, place) => (
        <li
          key={hit.entry.index}
          aria-setsize={hits.length}
          aria-posinset={place + 1}
          className="border-line border-b"
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
