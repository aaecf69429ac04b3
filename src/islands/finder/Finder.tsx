import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { showFallback } from "../recovery/show-fallback.ts";
import { continueStaticList } from "./continue-static-list.ts";
import { FinderForm } from "./FinderForm.tsx";
import { FinderList } from "./FinderList.tsx";
import { FinderMap } from "./FinderMap.tsx";
import { FinderStatus } from "./FinderStatus.tsx";
import { defaultRadiusKm } from "./finder-search.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { OtherPlaces } from "./OtherPlaces.tsx";
import { useFinder } from "./use-finder.ts";
import { type FinderView, ViewSwitch } from "./ViewSwitch.tsx";

/**
 * Finds facilitators by name, address and distance, in a list and on a map. Until the data has loaded,
 * and if it cannot be loaded, the static list beside the island takes the place of its list
 * (`src/sections/facilitatorship/FindFacilitator.astro`).
 */
export function Finder({
  texts,
  total,
}: {
  texts: FinderTexts;
  /** The number of facilitators, for the status before the data has loaded. */
  total: number;
}) {
  const end = useId();
  const side = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const mapButton = useRef<HTMLButtonElement>(null);
  const shouldFocusList = useRef(false);
  const shouldScrollToMap = useRef(false);
  const [view, setView] = useState<FinderView>("list");
  const status = useRef<HTMLParagraphElement>(null);
  const finder = useFinder(texts);
  const { entries, query, hits, selection } = finder;
  const isStale = finder.pendingLookup !== undefined;

  // Fields can be filled in before hydration: take over their values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    for (const field of side.current?.querySelectorAll<HTMLInputElement>("form [name]") ?? []) {
      const { name, value } = field;
      const typed = name === "radius" ? Number(value) : value;
      if (typed && typed !== defaultRadiusKm) finder.change({ [name]: typed });
    }
  }, []);

  const isLoaded = Boolean(entries);
  useLayoutEffect(() => {
    if (isLoaded && scroller.current) continueStaticList(scroller.current);
  }, [isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result starts at the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    // The button that showed all entries has been removed with the focus on it.
    const first = scroller.current?.querySelector<HTMLElement>("summary, button, a");
    if (shouldFocusList.current) first?.focus();
    shouldFocusList.current = false;
  }, [query]);

  useEffect(() => {
    // The popup of the selected entry opens in the middle of the map.
    if (view === "map" && shouldScrollToMap.current)
      map.current?.scrollIntoView({ block: "center" });
    shouldScrollToMap.current = false;
  }, [view]);

  function selectEntry(index: number) {
    // The press does not wait for the map's move.
    startTransition(() => finder.select(index));
    const isPlaced = hits.some(({ entry }) => entry.index === index && entry.point);
    // If only one view is shown, switch to the map and move the focus to its button.
    if (!isPlaced || map.current?.offsetHeight !== 0) return;
    setView("map");
    shouldScrollToMap.current = true;
    mapButton.current?.focus({ preventScroll: true });
  }

  function searchPlace(place: string) {
    finder.searchPlace(place);
    status.current?.focus();
  }

  function showAll() {
    shouldFocusList.current = true;
    finder.showAll();
  }

  // Without data there is nothing to search: the finder looks as without its script.
  if (entries === null) {
    return (
      <p
        ref={showFallback}
        role="status"
        className="border-line border-b px-6 py-5 font-semibold sm:px-7"
      >
        {texts.searchFailed}
      </p>
    );
  }
  return (
    <>
      <div ref={side} data-view={view} className="finder-side flex min-h-0 min-w-0 flex-col">
        <div className="grid gap-3 p-4 sm:p-5 no-script:hidden">
          <FinderForm
            texts={texts}
            search={finder.search}
            isCountry={finder.isCountry}
            onChange={finder.change}
            onConfirm={finder.confirm}
            onEnter={finder.retry}
          >
            <FinderStatus ref={status} texts={texts} total={total} finder={finder} />
          </FinderForm>
          <OtherPlaces
            label={texts.otherPlaces}
            places={isStale ? [] : (finder.foundPlace?.others ?? [])}
            onSelect={searchPlace}
          />
          <div className="md:hidden">
            <ViewSwitch texts={texts.views} value={view} mapButton={mapButton} onChange={setView} />
          </div>
          <a href={`#${end}`} className="skip-link">
            {texts.skip}
          </a>
        </div>
        {entries && (
          <div
            ref={scroller}
            aria-busy={isStale}
            className="finder-list border-line border-t -outline-offset-3"
          >
            {hits.length === 0 ? (
              <div className="px-5 py-10 text-center">
                <Button variant="secondary" size="small" onClick={showAll}>
                  {texts.showAll}
                </Button>
              </div>
            ) : (
              <FinderList
                texts={texts}
                hits={hits}
                isGrouped={!query.near}
                selected={selection?.index}
                scroller={scroller}
                onSelect={selectEntry}
              />
            )}
          </div>
        )}
        <span id={end} tabIndex={-1} />
      </div>
      <FinderMap
        texts={texts}
        hits={hits}
        query={query}
        selection={selection}
        fitsAll={finder.isCountry}
        isStale={isStale}
        ref={map}
        onSelect={finder.select}
      />
    </>
  );
}
