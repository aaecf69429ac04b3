/** A drawing as a table. The first cell of each row is its heading. */
export interface TextTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A disclosure with a table of what the drawing above it shows. */
export function ReadAsText({ label, table }: { label: string; table: TextTable }) {
  return (
    <details className="as-text mt-2 text-fine text-soft">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-2 hover:text-ink touch:min-h-11">
        {label}
      </summary>
      <table className="mt-1 mb-3 w-full max-w-prose text-left text-ink">
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
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-1.5 pr-4 align-top font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={table.columns[place + 1]}
                  data-column={table.columns[place + 1]}
                  className="py-1.5 pr-4 align-top tabular"
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
