import type { RefObject } from "react";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderWords } from "./finder-words.ts";
import { useFinderMap } from "./use-finder-map.ts";

/** The map of the entries that match. Its script is loaded when it is first seen. */
export function FinderMap({
  words,
  hits,
  chosen,
  pane,
  onSelect,
}: {
  words: FinderWords;
  hits: FinderHit[];
  /** The entry's place in the file. */
  chosen: number | undefined;
  pane: RefObject<HTMLDivElement | null>;
  onSelect: (index: number) => void;
}) {
  const canvas = useFinderMap({ labels: words.map, hits, chosen, onSelect });
  return (
    <div ref={pane} className="finder-map border-line border-t bg-mist md:border-t-0 md:border-l">
      <div ref={canvas} className="size-full" />
    </div>
  );
}
