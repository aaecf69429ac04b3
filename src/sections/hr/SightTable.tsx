import type { HrContent } from "#load/schema/hr";

const sightColumns = ["participant", "respondent", "manager", "hr", "facilitator", "us"] as const;

/** Who sees what. In narrow windows, each row is an entry: src/styles/sight-table.css. */
export function SightTable({ content }: { content: HrContent["sight"] }) {
  const { caption, columns, rows } = content;
  return (
    <table className="sight-table w-full border-line border-b text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-small">
          <th scope="col" className="font-normal text-soft">
            {columns.what}
          </th>
          {sightColumns.map((column) => (
            <th key={column} scope="col" className="font-semibold">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what} className="border-line border-t align-top">
            <th scope="row" className="font-semibold">
              {row.what}
            </th>
            {sightColumns.map((column) => (
              <td key={column} data-column={columns[column]} className="text-small">
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
