import type { RefObject } from "react";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderWords } from "./finder-words.ts";
import type { FinderChoice } from "./use-finder.ts";
import { useFinderMap } from "./use-finder-map.ts";

/** The map of the entries that match. Its script is loaded when it is first seen. */
export function FinderMap({
  words,
  hits,
  choice,
  pane,
  onSelect,
}: {
  words: FinderWords;
  hits: FinderHit[];
  choice: FinderChoice | undefined;
  pane: RefObject<HTMLDivElement | null>;
  onSelect: (index: number) => void;
}) {
  const canvas = useFinderMap({ labels: words.map, hits, choice, onSelect });
  return (
    <div ref={pane} className="finder-map border-line border-t bg-mist md:border-t-0 md:border-l">
      <div ref={canvas} className="size-full" />
    </div>
  );
}
