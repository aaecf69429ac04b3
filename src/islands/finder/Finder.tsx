import { List, Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FinderEmpty } from "./FinderEmpty.tsx";
import { FinderForm } from "./FinderForm.tsx";
import { FinderList } from "./FinderList.tsx";
import { FinderMap } from "./FinderMap.tsx";
import { FinderStatus } from "./FinderStatus.tsx";
import type { FinderMessages } from "./finder-messages.ts";
import { defaultRadius } from "./finder-radius.ts";
import { OtherPlaces } from "./OtherPlaces.tsx";
import { useFinder } from "./use-finder.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

/**
 * Finds facilitators by name, address and distance, in a list and on a map. Until the list has
 * arrived, and if it never does, what is passed in stands in its place.
 */
export function Finder({
  messages,
  total,
  children,
}: {
  messages: FinderMessages;
  /** How many there are, to be told before they are here. */
  total: number;
  children?: ReactNode;
}) {
  const end = useId();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const goesToList = useRef(false);
  const [view, setView] = useState<"list" | "map">("list");
  const status = useRef<HTMLParagraphElement>(null);
  const finder = useFinder(messages);
  const { entries, query, hits, chosen } = finder;
  const isOld = finder.lookedUp !== undefined;

  // Fields can be filled before the script has arrived: take over what is in them by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    for (const field of root.current?.querySelectorAll<HTMLInputElement>("form [name]") ?? []) {
      const { name, value } = field;
      const typed = name === "radius" ? Number(value) : value;
      if (typed && typed !== defaultRadius) finder.change({ [name]: typed });
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    // Who asked for all of them has lost the button that was pressed.
    const first = scroller.current?.querySelector<HTMLElement>("summary, button, a");
    if (goesToList.current) first?.focus();
    goesToList.current = false;
  }, [query]);

  function chooseEntry(index: number) {
    finder.choose(index);
    const isPlaced = hits.some(({ entry }) => entry.index === index && entry.point);
    // Where list and map share one place, the map comes to the front, and the focus with it.
    if (!isPlaced || map.current?.offsetHeight !== 0) return;
    setView("map");
    root.current?.querySelector<HTMLElement>("fieldset button:last-of-type")?.focus();
  }

  function goTo(place: string) {
    finder.goTo(place);
    status.current?.focus();
  }

  function showAll() {
    goesToList.current = true;
    finder.showAll();
  }

  // Without the list there is nothing to find in. What was passed in keeps its place among the
  // elements: it is HTML of the page, which no script may write anew.
  const failed = entries === null;
  return (
    <div
      ref={root}
      data-view={view}
      className={`${failed ? "" : "finder overflow-hidden"} rounded-panel border border-line bg-card`}
    >
      <div className="flex min-h-0 min-w-0 flex-col">
        {!failed && (
          <div className="grid gap-3 p-4 sm:p-5 no-script:hidden">
            <FinderForm
              messages={messages}
              wanted={finder.wanted}
              wide={finder.wide}
              onChange={finder.change}
              onConfirm={finder.confirm}
              onEnter={finder.retry}
            >
              <FinderStatus ref={status} messages={messages} total={total} finder={finder} />
            </FinderForm>
            <OtherPlaces
              label={messages.otherPlaces}
              places={isOld ? [] : (finder.found?.others ?? [])}
              onChoose={goTo}
            />
            <div className="md:hidden">
              <ViewSwitch
                label={messages.views.label}
                views={[
                  { id: "list", label: messages.views.list, icon: List },
                  { id: "map", label: messages.views.map, icon: MapIcon },
                ]}
                value={view}
                onChange={setView}
              />
            </div>
            <a href={`#${end}`} className="skip-link">
              {messages.skip}
            </a>
          </div>
        )}
        {failed && (
          <p role="status" className="border-line border-b px-6 py-5 font-semibold sm:px-7">
            {messages.unlisted}
          </p>
        )}
        <div
          ref={scroller}
          aria-busy={isOld}
          // Without anything in it that takes the focus, only so can the keyboard scroll it.
          tabIndex={entries || failed ? undefined : 0}
          className={
            failed
              ? "gap-x-8 px-2 py-3 sm:columns-2 lg:columns-3"
              : "finder-list border-line border-t no-script:border-t-0 -outline-offset-3"
          }
        >
          {!entries && children}
          {entries && hits.length === 0 && <FinderEmpty messages={messages} onShowAll={showAll} />}
          {entries && hits.length > 0 && (
            <FinderList
              messages={messages}
              hits={hits}
              byCountry={!query.near}
              chosen={chosen}
              scroller={scroller}
              onChoose={chooseEntry}
            />
          )}
        </div>
        <span id={end} tabIndex={-1} />
      </div>
      {!failed && (
        <FinderMap
          messages={messages}
          hits={hits}
          choice={finder.choice}
          fitsAll={finder.wide}
          isOld={isOld}
          pane={map}
          onSelect={finder.choose}
        />
      )}
    </div>
  );
}
