import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { type MapRow, tabulateMap } from "./tabulate-map.ts";

/** The disclosure with what a map shows as a table. */
export function MapTextAlternative({ views, t }: { views: MapRow[]; t: InterfaceTexts }) {
  return <TextAlternative label={t["view.read"]} table={tabulateMap(views, t)} />;
}
