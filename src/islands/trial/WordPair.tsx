import type { View } from "#ui/marks/Mark.tsx";

const steps = [1, 2, 3, 4, 5, 6, 7];
const radios = { self: "mark-radio-ring", others: "mark-radio-dot", guess: "mark-radio-guess" };
const end = "min-w-0 wrap-break-word text-small hyphens-auto sm:col-span-2 lg:text-body";

/**
 * Seven steps between two words: choose one. The chosen step is drawn as the mark of the view that is
 * asked for, a ring or a dot. `legend` names the pair for screen readers.
 */
export function WordPair({
  name,
  legend,
  left,
  right,
  view,
  value,
  openId,
  answerLabel,
  onChange,
}: {
  /** The name of the group of radio buttons, unique on the page. */
  name: string;
  legend: string;
  left: string;
  right: string;
  view: View;
  /** 1 (beside the left word) to 7 (beside the right one), undefined while nothing is chosen. */
  value?: number | undefined;
  /** An answer was expected and is missing: the id of the text that says so. */
  openId?: string | undefined;
  /** A step in words, for screen readers. */
  answerLabel: (value: number) => string;
  onChange: (value: number) => void;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      aria-required
      aria-invalid={openId ? true : undefined}
      aria-describedby={openId}
    >
      <div className="grid grid-cols-2 items-end gap-x-4 sm:grid-cols-7 sm:items-center">
        <span aria-hidden="true" className={`${end} sm:text-right`}>
          {left}
        </span>
        <div className="relative order-last col-span-2 grid grid-cols-7 sm:order-0 sm:col-span-3">
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            <line
              x1="7.15%"
              x2="92.85%"
              y1="50%"
              y2="50%"
              strokeWidth="2"
              className={openId ? "stroke-alarm" : "stroke-line"}
            />
          </svg>
          {steps.map((step) => (
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
        <span aria-hidden="true" className={`${end} text-right sm:text-left`}>
          {right}
        </span>
      </div>
    </div>
  );
}
