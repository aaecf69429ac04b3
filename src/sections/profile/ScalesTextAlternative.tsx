import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { type ScaleRow, type ScalesTable, tabulateScales } from "./tabulate-scales.ts";

/** A disclosure with the table of the scales that are drawn above it; `name` tells it from those of others. */
export function ScalesTextAlternative({
  rows,
  name,
  ...table
}: ScalesTable & { rows: ScaleRow[]; name?: string }) {
  return (
    <TextAlternative
      label={table.page.t["view.read"]}
      name={name}
      table={tabulateScales(rows, table)}
    />
  );
}
