import List from "lucide-react/icons/list";
import MapIcon from "lucide-react/icons/map";
import type { RefObject } from "react";
import { switchList, switchOption } from "#ui/controls/switch.ts";
import type { FinderTexts } from "./finder-texts.ts";

const icons = { list: List, map: MapIcon };

export type FinderView = keyof typeof icons;

/** Toggle buttons that switch between list and map. */
export function ViewSwitch({
  texts,
  value,
  mapButton,
  onChange,
}: {
  texts: FinderTexts["views"];
  value: FinderView;
  mapButton?: RefObject<HTMLButtonElement | null>;
  onChange: (view: FinderView) => void;
}) {
  return (
    <fieldset className={`${switchList} flex text-small print:hidden`}>
      <legend className="sr-only">{texts.label}</legend>
      {(["list", "map"] as const).map((view) => {
        const Icon = icons[view];
        return (
          <button
            key={view}
            ref={view === "map" ? mapButton : undefined}
            type="button"
            aria-pressed={view === value}
            onClick={() => onChange(view)}
            className={`${switchOption} gap-2`}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            <span>{texts[view]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
