import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { type MapRow, tabulateMap } from "./tabulate-map.ts";

/** A disclosure with a map as a table. */
export function MapTextAlternative({ views, t }: { views: MapRow[]; t: InterfaceTexts }) {
  return <TextAlternative label={t["view.read"]} table={tabulateMap(views, t)} />;
}
