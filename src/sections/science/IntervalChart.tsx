import type { Interval } from "./chart-values.ts";

/**
 * Intervals of measured values on a bounded axis, one in each row. `description` is the text alternative.
 */
export function IntervalChart({
  axis,
  ends,
  rows,
  description,
}: {
  axis: Interval;
  /** The ends of the axis, formatted. */
  ends: { from: string; to: string };
  rows: (Interval & { id: string; label: string; value: string })[];
  description: string;
}) {
  return (
    <div
      role="img"
      aria-label={description}
      className="grid items-center gap-y-5 text-small sm:grid-cols-chart sm:gap-x-6"
    >
      {rows.map((row) => (
        <div key={row.id} className="grid grid-cols-2 gap-y-1.5 sm:contents">
          <span>{row.label}</span>
          <Bar axis={axis} row={row} />
          <span className="text-right font-semibold">{row.value}</span>
        </div>
      ))}
      <div className="flex justify-between border-line border-t pt-1 text-fine text-soft sm:col-start-2">
        <span>{ends.from}</span> <span>{ends.to}</span>
      </div>
    </div>
  );
}

function Bar({ axis, row }: { axis: Interval; row: Interval }) {
  const start = computePlace(axis, row.from);
  return (
    <svg
      className="order-last col-span-2 block h-4 w-full sm:order-none sm:col-span-1"
      aria-hidden="true"
    >
      <rect y="2" width="100%" height="12" rx="6" className="fill-mist" />
      <rect
        x={`${start}%`}
        width={`${computePlace(axis, row.to) - start}%`}
        height="16"
        rx="8"
        className="fill-spruce"
      />
    </svg>
  );
}

/** The position of a value on an axis, in percent of its length, to two decimals. */
export function computePlace(axis: Interval, value: number): number {
  return Math.round(((value - axis.from) / (axis.to - axis.from)) * 10_000) / 100;
}
