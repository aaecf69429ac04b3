/**
 * One scale with two views on it, drawn from values. Decorative for screen readers unless
 * `description` says in words where the marks stand.
 */
export function Scale({
  self,
  others,
  low,
  high,
  description,
}: {
  /** Places from 0 (the low end) to 100 (the high end). */
  self?: number;
  others?: number;
  /** The names of the two ends; left out where they stand elsewhere. */
  low?: string;
  high?: string;
  description?: string;
}) {
  const both = self !== undefined && others !== undefined;
  return (
    <div {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}>
      <svg className="block h-6 w-full overflow-visible" aria-hidden="true">
        <line
          x1="0"
          x2="100%"
          y1="12"
          y2="12"
          className="stroke-line"
          strokeWidth="4"
          strokeLinecap="round"
        />
        {both && (
          <line
            x1={`${self}%`}
            x2={`${others}%`}
            y1="12"
            y2="12"
            className="stroke-spruce"
            strokeWidth="4"
          />
        )}
        {others !== undefined && (
          <circle
            cx={`${others}%`}
            cy="12"
            r="10.5"
            className="fill-producer stroke-producer-edge"
          />
        )}
        {self !== undefined && (
          <circle cx={`${self}%`} cy="12" r="9" className="fill-paper stroke-ink" strokeWidth="4" />
        )}
      </svg>
      {low && high && (
        <div className="mt-1 flex justify-between gap-4 text-small text-soft">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </div>
      )}
    </div>
  );
}
