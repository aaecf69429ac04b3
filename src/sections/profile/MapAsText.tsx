import type { InterfaceTexts } from "#load/schema/interface-texts";
import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { type MapRow, tabulateMap } from "./tabulate-map.ts";

/** The disclosure with what a map shows as a table. */
export function MapAsText({ views, t }: { views: MapRow[]; t: InterfaceTexts }) {
  return <ReadAsText label={t["view.read"]} table={tabulateMap(views, t)} />;
}
