import { createFacilitatorHref } from "#contract/contact-url.ts";
import { formatDistance } from "#locale/formats.ts";
import type { FinderHit } from "./find-facilitators.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { Initials } from "./Initials.tsx";

const action =
  "inline-flex items-center font-semibold text-fine text-spruce underline-offset-3 hover:underline touch:min-h-11";

/** A list entry: initials, name, address and distance, with its actions. */
export function FinderRow({
  texts,
  hit: { entry, distance },
  isSelected,
  onSelect,
}: {
  texts: FinderTexts;
  hit: FinderHit;
  isSelected: boolean;
  onSelect: (index: number) => void;
}) {
  const side = getDistanceText(texts, entry.point, distance);
  return (
    <div
      aria-current={isSelected ? "true" : undefined}
      className="border-transparent border-l-4 py-4 pr-4 pl-3 transition-colors aria-current:border-producer aria-current:bg-mist sm:pr-5 sm:pl-4"
    >
      <div className="flex items-start gap-3.5">
        <Initials name={entry.title} tint={entry.index} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <p className="min-w-0 wrap-anywhere font-bold">{entry.title}</p>
            {side && <p className="shrink-0 font-semibold text-small">{side}</p>}
          </div>
          <p className="mt-0.5 wrap-anywhere text-fine text-soft">{keepPostcode(entry.address)}</p>
        </div>
      </div>
      {/* Aligned with the name where there is room. */}
      <div className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1 sm:pl-14.5 md:pl-0 lg:pl-14.5">
        {entry.point && (
          <button type="button" className={action} onClick={() => onSelect(entry.index)}>
            <span>{texts.showOnMap}</span>
            <span className="sr-only">{entry.title}</span>
          </button>
        )}
        <a href={createFacilitatorHref(texts.contactPath, entry.title)} className={action}>
          <span>{texts.ask}</span>
          <span className="sr-only">{entry.title}</span>
        </a>
      </div>
    </div>
  );
}

/** Lets no line break inside what looks like a postcode: "EC1N 8BQ", "191 40". */
const keepPostcode = (address: string): string =>
  address.replace(/(\d\w*) (\d\w\w?\b)/g, "$1\u00a0$2");

function getDistanceText(
  texts: FinderTexts,
  point: FinderHit["entry"]["point"],
  distance: number | undefined,
): string | undefined {
  if (point === null) return texts.unplaced;
  return distance === undefined || !Number.isFinite(distance)
    ? undefined
    : formatDistance(distance, texts.locale);
}
