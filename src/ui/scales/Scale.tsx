import { Guess } from "../marks/Shapes.tsx";

/**
 * A scale with two views on it. Screen readers read its two ends or, if given, `description` as the text
 * alternative.
 */
export function Scale({
  self,
  others,
  low,
  high,
  guessed = false,
  steps,
  description,
}: {
  /** Positions from 0 (`low`) to 100 (`high`). */
  self?: number;
  others?: number;
  /** Whether the view of others is a guess. */
  guessed?: boolean;
  /** Names of the two ends, if they are not shown elsewhere. */
  low?: string;
  high?: string;
  /** Draws this many numbered steps, such as 7. */
  steps?: number;
  description?: string;
}) {
  const both = self !== undefined && others !== undefined;
  return (
    <div {...(description && { role: "img", "aria-label": description })}>
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
        {steps !== undefined && <Steps count={steps} />}
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
        {others !== undefined && guessed && <Guess cx={`${others}%`} cy="12" r="10" />}
        {others !== undefined && !guessed && (
          <circle
            cx={`${others}%`}
            cy="12"
            r="10.5"
            className="arrive fill-producer stroke-producer-edge"
          />
        )}
        {self !== undefined && (
          <circle
            cx={`${self}%`}
            cy="12"
            r="9"
            className={`stroke-ink ${self === others ? "fill-none" : "fill-paper"}`}
            strokeWidth="4"
          />
        )}
      </svg>
      {low && high && (
        <div
          className={`flex justify-between gap-4 text-small text-soft ${steps === undefined ? "mt-1" : "mt-4"}`}
        >
          <span className="min-w-0 wrap-anywhere">{low}</span>{" "}
          <span className="min-w-0 wrap-anywhere text-right">{high}</span>
        </div>
      )}
    </div>
  );
}

function Steps({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const place = `${(100 * index) / (count - 1)}%`;
    const anchor = index === 0 ? "start" : index === count - 1 ? "end" : "middle";
    return (
      <g key={place}>
        <circle cx={place} cy="12" r="3.5" className="fill-edge" />
        <text x={place} y="38" textAnchor={anchor} className="fill-soft text-fine">
          {index + 1}
        </text>
      </g>
    );
  });
}
