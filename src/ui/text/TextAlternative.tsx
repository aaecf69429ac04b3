/** A drawing as a table. The first cell of each row is its heading. */
export interface TextTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A disclosure with a table of what the drawing above it shows. */
export function TextAlternative({
  label,
  name,
  table,
}: {
  label: string;
  /** Names the drawing for screen readers, where the caption does not tell it from others of the page. */
  name?: string | undefined;
  table: TextTable;
}) {
  return (
    <details className="@container mt-2 text-fine text-soft not-open:print:hidden">
      <summary className="summary-arrow inline-flex min-h-6 cursor-pointer items-center gap-2 underline decoration-dotted underline-offset-3 hover:text-ink touch:min-h-11">
        {label}
        <span className="sr-only">{`: ${name ?? table.caption}`}</span>
      </summary>
      <table className="mt-1 mb-3 w-full max-w-prose text-left text-ink hyphens-auto @max-demo:stacked">
        <caption className="pb-2 text-left text-soft">{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-t @max-demo:py-1.5">
              <th scope="row" className="py-1.5 pr-4 align-top font-normal @max-demo:font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={table.columns[index + 1]}
                  data-column={table.columns[index + 1]}
                  className="py-1.5 pr-4 align-top tabular @max-demo:flex @max-demo:flex-wrap @max-demo:justify-between @max-demo:gap-x-4 @max-demo:py-0.5"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
