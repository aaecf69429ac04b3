import { type Interval, toPercent } from "./chart-scale.ts";

/**
 * Intervals on one bounded axis, a row each: where measured values lie, and how far that is from
 * either end. `description` tells all of it in words.
 */
export function IntervalChart({
  axis,
  ends,
  rows,
  description,
}: {
  axis: Interval;
  /** The axis's two ends, written out. */
  ends: { from: string; to: string };
  rows: (Interval & { id: string; label: string; value: string })[];
  description: string;
}) {
  return (
    <div role="img" aria-label={description}>
      <div className="grid gap-y-5">
        {rows.map((row) => (
          <div
            key={row.id}
            className="grid grid-cols-2 items-center gap-x-5 gap-y-1.5 sm:grid-cols-6"
          >
            <span className="text-small">{row.label}</span>
            <span className="text-right font-semibold text-small sm:order-last">{row.value}</span>
            <Bar axis={axis} row={row} />
          </div>
        ))}
        <div className="grid gap-x-5 sm:grid-cols-6">
          <div className="flex justify-between border-line border-t pt-1 text-fine text-soft sm:col-span-4 sm:col-start-2">
            <span>{ends.from}</span>
            <span>{ends.to}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

function Bar({ axis, row }: { axis: Interval; row: Interval }) {
  const start = toPercent(row.from, axis);
  return (
    <svg className="col-span-2 block h-4 w-full sm:col-span-4" aria-hidden="true">
      <rect y="2" width="100%" height="12" rx="6" className="fill-mist" />
      <rect
        x={`${start}%`}
        width={`${toPercent(row.to, axis) - start}%`}
        height="16"
        rx="8"
        className="fill-spruce"
      />
    </svg>
  );
}
