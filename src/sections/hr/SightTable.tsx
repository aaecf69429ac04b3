import type { HrContent } from "#load/schema/hr";

const sightColumns = ["participant", "respondent", "manager", "hr", "facilitator", "us"] as const;

/** Whether somebody sees a thing: not, in part or on a condition, or fully. */
type SightLevel = "none" | "part" | "full";

/** Who sees what, as marks with words. In narrow windows, each row is an entry: src/styles/sight-table.css. */
export function SightTable({ content }: { content: HrContent["sight"] }) {
  const { caption, columns, levels, rows } = content;
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
            {sightColumns.map((column) => {
              const words = row[column];
              const level =
                words === levels.none ? "none" : words === levels.full ? "full" : "part";
              return (
                <td key={column} data-column={columns[column]} className="text-small">
                  <span className={`flex gap-2 ${level === "none" ? "text-soft" : ""}`}>
                    <LevelMark level={level} />
                    <span className="min-w-0">{words}</span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A square: empty, half full or full. Rings and dots are views of a person. */
function LevelMark({ level }: { level: SightLevel }) {
  return (
    <svg viewBox="0 0 14 14" className="mt-1 size-3.5 shrink-0 text-spruce" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        rx="3"
        className={`stroke-current ${level === "full" ? "fill-current" : "fill-none"}`}
        strokeWidth="1.5"
      />
      {level === "part" && (
        <path d="M1 7H13V10A3 3 0 0 1 10 13H4A3 3 0 0 1 1 10Z" className="fill-current" />
      )}
    </svg>
  );
}
