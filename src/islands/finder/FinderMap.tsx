import type { RefObject } from "react";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";
import type { FinderChoice } from "./use-finder.ts";
import { useFinderMap } from "./use-finder-map.ts";

/** The map of the entries that match. Its script is loaded when it is first seen. */
export function FinderMap({
  messages,
  hits,
  choice,
  fitsAll,
  isOld,
  pane,
  onSelect,
}: {
  messages: FinderMessages;
  hits: FinderHit[];
  choice: FinderChoice | undefined;
  /** Whether all that match are to be seen, rather than the first. */
  fitsAll: boolean;
  /** Whether this is the answer to an earlier question. */
  isOld: boolean;
  pane: RefObject<HTMLDivElement | null>;
  onSelect: (index: number) => void;
}) {
  const canvas = useFinderMap({ messages, hits, choice, fitsAll, onSelect });
  return (
    <div
      ref={pane}
      aria-busy={isOld}
      className="finder-map border-line border-t bg-mist md:border-t-0 md:border-l"
    >
      <div ref={canvas} className="size-full" />
    </div>
  );
}
