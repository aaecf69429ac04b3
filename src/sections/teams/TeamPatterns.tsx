import type { Pattern } from "#instrument/patterns.ts";
import type { ContentPage } from "#load/page-context.ts";
import { getMapLabels } from "../profile/map-labels.ts";

const squares = {
  rapporteur: { x: 1, y: 1, className: "fill-rapporteur" },
  motivator: { x: 13, y: 1, className: "fill-motivator" },
  processor: { x: 1, y: 13, className: "fill-processor" },
  producer: { x: 13, y: 13, className: "fill-producer" },
};

const patterns = ["rapporteur", "motivator", "processor", "producer"] as const;

/** The four patterns in a team: what each contributes, placed as on the map. */
export function TeamPatterns({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.patterns;
  const { t } = page;
  const labels = getMapLabels(t);
  const { columns, rows } = content;
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {patterns.map((pattern) => (
        <li key={pattern} className="border-line border-t pt-3.5">
          <h4 className="flex items-center gap-3 font-semibold">
            <PatternMark pattern={pattern} />
            {labels[pattern]}
          </h4>
          <dl className="mt-1.5 grid gap-y-1">
            <dt className="sr-only">{columns.brings}</dt>
            <dd>{rows[pattern].brings}</dd>
            <Cell term={columns.sounds} text={rows[pattern].sounds} />
            <Cell term={columns.ask} text={rows[pattern].ask} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Cell({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="inline text-soft">{term}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}

/** The quadrant of a pattern on the map, in its colour. Decorative: the name is beside it. */
function PatternMark({ pattern }: { pattern: Pattern }) {
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
