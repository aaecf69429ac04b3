import { Dot, Guess, Ring } from "../drawings/Shapes.tsx";

/** A part of a scale, in percent. */
interface Range {
  from: number;
  to: number;
}

/** Closer than this, in percent, a mark hides most of another; a guess is then a wider circle around it. */
const covered = 2.5;

/**
 * A scale with views on it: a ring for one's own, a dot for that of others, a dashed circle for a guess of
 * it. Screen readers read its two ends or, if given, `description` as the text alternative.
 */
export function Scale({
  self,
  others,
  guess,
  low,
  high,
  steps,
  norm,
  spread,
  description,
}: {
  /** Positions from 0 (`low`) to 100 (`high`). */
  self: number;
  others?: number | undefined;
  guess?: number | undefined;
  /** Names of the two ends, if they are not shown elsewhere. */
  low?: string;
  high?: string;
  /** Draws this many numbered steps, such as 7. */
  steps?: number;
  /** The middle half of a norm group, drawn as a band. */
  norm?: Range;
  /** The spread of others' answers, drawn below the line. */
  spread?: Range;
  description?: string;
}) {
  const theirs = others ?? guess;
  const isCovered = [self, others].some(
    (mark) => mark !== undefined && guess !== undefined && Math.abs(mark - guess) < covered,
  );
  return (
    <div {...(description && { role: "img", "aria-label": description })}>
      <svg className="block w-full overflow-visible" height={spread ? 40 : 24} aria-hidden="true">
        {norm && <rect {...getSpan(norm)} y="1" height="22" rx="5" className="fill-spruce/25" />}
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
        {theirs !== undefined && (
          <line
            x1={`${self}%`}
            x2={`${theirs}%`}
            y1="12"
            y2="12"
            className="stroke-spruce"
            strokeWidth="4"
          />
        )}
        {guess !== undefined && <Guess cx={`${guess}%`} cy="12" r={isCovered ? 15 : 10} />}
        {others !== undefined && (
          <g className="arrive">
            <Dot cx={`${others}%`} cy="12" r="10.5" />
          </g>
        )}
        <Ring cx={`${self}%`} cy="12" r="9" strokeWidth="4" isClear={self === theirs} />
        {spread && <Spread {...spread} />}
      </svg>
      {low && high && (
        <div
          className={`flex justify-between gap-4 text-small text-soft ${steps === undefined ? "mt-1" : "mt-4"}`}
        >
          <span className="min-w-0 wrap-anywhere">{`${low} `}</span>
          <span className="min-w-0 wrap-anywhere text-right">{high}</span>
        </div>
      )}
    </div>
  );
}

function Steps({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const x = `${(100 * index) / (count - 1)}%`;
    const anchor = index === 0 ? "start" : index === count - 1 ? "end" : "middle";
    return (
      <g key={x}>
        <circle cx={x} cy="12" r="3.5" className="fill-edge" />
        <text x={x} y="38" textAnchor={anchor} className="fill-soft text-fine">
          {index + 1}
        </text>
      </g>
    );
  });
}

function Spread({ from, to }: Range) {
  return (
    <g className="stroke-producer-edge" strokeWidth="2">
      <line x1={`${from}%`} x2={`${to}%`} y1="30" y2="30" />
      {[from, to].map((end) => (
        <line key={end} x1={`${end}%`} x2={`${end}%`} y1="26" y2="34" />
      ))}
    </g>
  );
}

function getSpan({ from, to }: Range) {
  return { x: `${from}%`, width: `${to - from}%` };
}
