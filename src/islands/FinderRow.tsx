import { formatDistance } from "#locale/formats";
import { PlaceRow } from "#ui/PlaceRow.tsx";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderWords } from "./finder-words.ts";

/** An entry of the list: a button that chooses it. */
export function FinderRow({
  words,
  hit: { entry, distance },
  chosen,
  onChoose,
}: {
  words: FinderWords;
  hit: FinderHit;
  /** Whether this is the entry that is chosen. */
  chosen: boolean;
  onChoose: (index: number) => void;
}) {
  return (
    <button
      type="button"
      aria-current={chosen ? "true" : undefined}
      onClick={() => onChoose(entry.index)}
      className="group block w-full border-transparent border-l-4 py-4 pr-4 pl-3 sm:pr-5 sm:pl-4 text-left -outline-offset-3 transition-colors hover:bg-mist aria-current:border-producer aria-current:bg-mist"
    >
      <PlaceRow
        name={entry.title}
        address={entry.address}
        side={sideOf(words, entry.point, distance)}
        tint={entry.index}
      />
    </button>
  );
}

function sideOf(
  words: FinderWords,
  point: FinderHit["entry"]["point"],
  distance: number | undefined,
): string | undefined {
  if (point === null) return words.unplaced;
  return distance === undefined || !Number.isFinite(distance)
    ? undefined
    : formatDistance(distance, words.locale);
}
