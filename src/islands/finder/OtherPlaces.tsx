import { useId } from "react";

/** Buttons that search around other places of the same name. */
export function OtherPlaces({
  label,
  places,
  onSelect,
}: {
  label: string;
  places: string[];
  onSelect: (place: string) => void;
}) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
      <span id={id} className="text-soft">
        {label}
      </span>
      <ul aria-labelledby={id} className="contents">
        {places.map((place) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => onSelect(place)}
              className="text-left font-semibold text-spruce underline underline-offset-3 wrap-anywhere hover:text-ink touch:min-h-11"
            >
              {place}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
