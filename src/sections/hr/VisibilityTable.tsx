import type { HrContent } from "#load/schema/hr.ts";

const visibilityColumns = [
  "participant",
  "respondent",
  "manager",
  "hr",
  "facilitator",
  "us",
] as const;

/** Whether a role sees something: not at all, in part or on a condition, or fully. */
type VisibilityLevel = "none" | "part" | "full";

/** A table of what each role sees, in signs with words. In narrow windows, each row is an entry. */
export function VisibilityTable({ content }: { content: HrContent["visibility"] }) {
  const { caption, columns, levels, rows } = content;
  return (
    <table className="w-full table-fixed border-line border-b text-left not-print:max-lg:stacked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-small">
          <th scope="col" className="w-6/25 py-3 pr-4 font-normal text-soft">
            {columns.what}
          </th>
          {visibilityColumns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-semibold last:pr-0">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what} className="border-line border-t align-top not-print:max-lg:py-3">
            <th scope="row" className="py-3 pr-4 font-semibold not-print:max-lg:py-0.5">
              {row.what}
            </th>
            {visibilityColumns.map((column) => {
              const value = row[column];
              const level =
                value === levels.none ? "none" : value === levels.full ? "full" : "part";
              return (
                <td
                  key={column}
                  data-column={columns[column]}
                  className="wrap-anywhere hyphens-auto py-3 pr-4 text-small last:pr-0 lg:pt-3.5 not-print:max-lg:grid not-print:max-lg:grid-cols-entry not-print:max-lg:gap-x-6 not-print:max-lg:py-0.5"
                >
                  {/* At medium widths the sign is above its words, which have no room beside it. */}
                  <span
                    className={`flex gap-2 lg:max-xl:flex-col lg:max-xl:gap-1 ${level === "none" ? "text-soft" : ""}`}
                  >
                    <LevelMark level={level} />
                    <span className="min-w-0">
                      {level === "part" && <span className="sr-only">{`${levels.part}: `}</span>}
                      {value}
                    </span>
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

/** A tick, a tick in brackets or a dash. Not a ring or a dot, which are views of a person. */
function LevelMark({ level }: { level: VisibilityLevel }) {
  return (
    <svg
      viewBox="1 0 20 16"
      className="mt-1 h-4 w-5 shrink-0 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {level === "none" && <path d="M7 8.5H15" />}
      {level === "full" && (
        <path d="M5.5 8.5L9.5 12.5L17 4" className="stroke-spruce" strokeWidth="2.5" />
      )}
      {level === "part" && (
        <>
          <path d="M7.5 8.5L10 11L14.5 5.5" className="stroke-spruce" />
          <path d="M4.5 2.5Q.5 8 4.5 13.5M17.5 2.5Q21.5 8 17.5 13.5" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}
