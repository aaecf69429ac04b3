import { answerSteps, toPercent } from "#instrument/answer-scale.ts";
import { computeMean } from "#instrument/compute-mean.ts";
import { Dot, Ring } from "../drawings/Shapes.tsx";

const dot = 17;

const toX = (step: number) => `${Number(toPercent(step).toFixed(2))}%`;

/**
 * A scale of seven steps between two words with the answers given: a ring for one's own, a dot for each
 * colleague, stacked if several chose the same step. The thick line connects the ring with the mean of
 * the dots. `description` is the text alternative.
 */
export function AnswerScale({
  low,
  high,
  self,
  others,
  description,
}: {
  low: string;
  high: string;
  /** Steps from 1 (`low`) to 7 (`high`). */
  self: number;
  others: readonly number[];
  description: string;
}) {
  const countAtStep = (step: number) => others.filter((answer) => answer === step).length;
  const tallest = Math.max(1, ...answerSteps.map(countAtStep));
  // Below the highest stack, with room for the ring.
  const line = Math.max(tallest * dot + 4, 16);
  return (
    <div role="img" aria-label={description}>
      <div className="px-3">
        <svg className="block w-full overflow-visible" height={line + 18} aria-hidden="true">
          <line x1="0" x2="100%" y1={line} y2={line} className="stroke-edge" strokeWidth="2" />
          <line
            x1={toX(self)}
            x2={toX(computeMean(others))}
            y1={line}
            y2={line}
            className="stroke-spruce"
            strokeWidth="5"
          />
          <g className="stroke-edge" strokeWidth="2">
            {answerSteps.map((step) => (
              <line key={step} x1={toX(step)} x2={toX(step)} y1={line} y2={line + 8} />
            ))}
          </g>
          {answerSteps.map((step) =>
            Array.from({ length: countAtStep(step) }, (_, index) => (
              // Dots of a stack are interchangeable.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Dot key={`${step}-${index}`} cx={toX(step)} cy={line - 10 - index * dot} r="7" />
            )),
          )}
          <Ring cx={toX(self)} cy={line} r="9" strokeWidth="4.5" />
        </svg>
      </div>
      <div className="mt-1 flex justify-between gap-x-4 text-small">
        <span className="min-w-0 wrap-anywhere">{low}</span>
        <span className="min-w-0 wrap-anywhere text-right">{high}</span>
      </div>
    </div>
  );
}
