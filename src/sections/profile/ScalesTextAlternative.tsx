import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { type ScaleRow, type ScalesTable, tabulateScales } from "./tabulate-scales.ts";

/** A disclosure with the table of the scales that are drawn above it. */
export function ScalesTextAlternative({ rows, ...table }: ScalesTable & { rows: ScaleRow[] }) {
  return <TextAlternative label={table.page.t["view.read"]} table={tabulateScales(rows, table)} />;
}
