import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { type ScaleRow, type ScalesTable, tabulateScales } from "./tabulate-scales.ts";

/** A disclosure with the table of the scales that are drawn above it. */
export function ScalesAsText({ rows, ...table }: ScalesTable & { rows: ScaleRow[] }) {
  return <ReadAsText label={table.page.t["view.read"]} table={tabulateScales(rows, table)} />;
}
