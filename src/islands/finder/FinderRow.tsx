import { formatDistance } from "#locale/formats";
import { askHref } from "./ask-facilitator.ts";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderMessages } from "./finder-messages.ts";
import { PlaceRow } from "./PlaceRow.tsx";

const action =
  "inline-flex items-center font-semibold text-fine text-spruce underline-offset-3 hover:underline touch:min-h-11";

/** A list entry: name, address and distance, with its actions. */
export function FinderRow({
  messages,
  hit: { entry, distance },
  chosen,
  onChoose,
}: {
  messages: FinderMessages;
  hit: FinderHit;
  chosen: boolean;
  onChoose: (index: number) => void;
}) {
  return (
    <div
      aria-current={chosen ? "true" : undefined}
      className="border-transparent border-l-4 py-4 pr-4 pl-3 transition-colors aria-current:border-producer aria-current:bg-mist sm:pr-5 sm:pl-4"
    >
      <PlaceRow
        name={entry.title}
        address={entry.address}
        side={sideOf(messages, entry.point, distance)}
        tint={entry.index}
      >
        {entry.point && (
          <button type="button" className={action} onClick={() => onChoose(entry.index)}>
            {messages.showOnMap}
            <span className="sr-only">: {entry.title}</span>
          </button>
        )}
        <a href={askHref(messages.askPath, entry.title)} className={action}>
          {messages.ask}
          <span className="sr-only">: {entry.title}</span>
        </a>
      </PlaceRow>
    </div>
  );
}

function sideOf(
  messages: FinderMessages,
  point: FinderHit["entry"]["point"],
  distance: number | undefined,
): string | undefined {
  if (point === null) return messages.unplaced;
  return distance === undefined || !Number.isFinite(distance)
    ? undefined
    : formatDistance(distance, messages.locale);
}
