import { Dot, Ring } from "#ui/marks/Shapes.tsx";

/** The distance between a person's two views, before and after, in percent of the width. */
interface GapChangeRow {
  name: string;
  before: number;
  after: number;
}

/**
 * The distances between the two views of several people: the ring is on the left, the pale dot is the
 * colleagues' view before, the full one after.
 */
export function GapChange({ rows, description }: { rows: GapChangeRow[]; description: string }) {
  return (
    <div role="img" aria-label={description}>
      {rows.map(({ name, before, after }) => (
        <div
          key={name}
          className="grid grid-cols-5 items-center gap-x-4 border-line border-t py-2 first:border-t-0"
        >
          <span className="col-span-2 text-small">{name}</span>
          <span className="col-span-3 px-2.5">
            <svg className="block h-5 w-full overflow-visible" aria-hidden="true">
              <line
                x1="0"
                x2={`${Math.max(before, after)}%`}
                y1="10"
                y2="10"
                className="stroke-edge"
                strokeWidth="2"
                strokeDasharray="2 6"
                strokeLinecap="round"
              />
              <line
                x1="0"
                x2={`${after}%`}
                y1="10"
                y2="10"
                className="stroke-spruce"
                strokeWidth="4"
              />
              <circle cx={`${before}%`} cy="10" r="8" className="fill-producer/35" />
              <Dot cx={`${after}%`} cy="10" r="8" />
              <Ring cx="0" cy="10" r="7" strokeWidth="3.5" />
            </svg>
          </span>
        </div>
      ))}
    </div>
  );
}
