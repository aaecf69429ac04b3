import type { Pattern } from "#islands/trial/score-trial.ts";

const squares = {
  rapporteur: { x: 1, y: 1, className: "fill-rapporteur" },
  motivator: { x: 13, y: 1, className: "fill-motivator" },
  processor: { x: 1, y: 13, className: "fill-processor" },
  producer: { x: 13, y: 13, className: "fill-producer" },
};

/** The quadrant of a pattern on the map, in its colour. Decorative: the name is beside it. */
export function PatternMark({ pattern }: { pattern: Pattern }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
      <rect {...squares[pattern]} width="10" height="10" rx="1.5" />
      <path d="M12 0V24M0 12H24" className="stroke-edge" strokeWidth="1.5" />
      <rect
        x="0.75"
        y="0.75"
        width="22.5"
        height="22.5"
        rx="4"
        className="fill-none stroke-edge"
        strokeWidth="1.5"
      />
    </svg>
  );
}
