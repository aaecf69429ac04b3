import { List, Map as MapIcon } from "lucide-react";
import type { FinderTexts } from "./finder-texts.ts";

const icons = { list: List, map: MapIcon };

export type FinderView = keyof typeof icons;

/** Toggle buttons that switch between list and map. */
export function ViewSwitch({
  texts,
  value,
  onChange,
}: {
  texts: FinderTexts["views"];
  value: FinderView;
  onChange: (view: FinderView) => void;
}) {
  return (
    <fieldset className="flex gap-1 rounded-pill border border-line bg-mist p-1">
      <legend className="sr-only">{texts.label}</legend>
      {(["list", "map"] as const).map((view) => {
        const Icon = icons[view];
        return (
          <button
            key={view}
            type="button"
            aria-pressed={view === value}
            onClick={() => onChange(view)}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-pill border-2 border-transparent font-semibold text-small text-soft transition-colors aria-pressed:border-edge aria-pressed:bg-card aria-pressed:text-ink"
          >
            <Icon aria-hidden="true" className="size-4.5" />
            <span>{texts[view]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
