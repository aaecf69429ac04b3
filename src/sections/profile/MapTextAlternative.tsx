import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { type MapRow, tabulateMap } from "./tabulate-map.ts";

/** A disclosure with a map as a table; `name` tells it from those of other maps. */
export function MapTextAlternative({
  views,
  t,
  name,
}: {
  views: MapRow[];
  t: InterfaceTexts;
  name?: string | undefined;
}) {
  return <TextAlternative label={t["view.read"]} name={name} table={tabulateMap(views, t)} />;
}
