import { answerSteps } from "#instrument/answer-scale.ts";

const radios = { self: "mark-radio-ring", guess: "mark-radio-guess", others: "mark-radio-dot" };
const end = "min-w-0 wrap-break-word hyphens-auto";

/**
 * A seven-point scale between two words. The chosen step is drawn as the mark of the view. `legend` is the accessible
 * name.
 */
export function WordPair({
  name,
  legend,
  left,
  right,
  view,
  value,
  errorId,
  answerLabel,
  onChange,
}: {
  /** The `name` of the radio buttons, unique on the page. */
  name: string;
  legend: string;
  left: string;
  right: string;
  view: keyof typeof radios;
  /** 1 (left word) to 7 (right word), undefined if unanswered. */
  value?: number | undefined;
  /** The id of the error, if an answer is missing. */
  errorId?: string | undefined;
  /** The accessible name of a step. */
  answerLabel: (value: number) => string;
  onChange: (value: number) => void;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      aria-required
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      <div className="grid grid-cols-2 items-end gap-x-6">
        <span aria-hidden="true" className={end}>
          {left}
        </span>
        <span aria-hidden="true" className={`${end} text-right`}>
          {right}
        </span>
        <div className="mark-radios col-span-2">
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            <line
              x1="0"
              x2="100%"
              y1="50%"
              y2="50%"
              strokeWidth="2"
              className={errorId ? "stroke-alarm" : "stroke-line"}
            />
          </svg>
          {answerSteps.map((step) => (
            <input
              key={step}
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              aria-label={answerLabel(step)}
              onChange={() => onChange(step)}
              className={`mark-radio ${radios[view]}`}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
