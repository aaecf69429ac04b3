import type { Pattern } from "#instrument/patterns";
import type { ContentPage } from "#load/page-context";
import { mapLabels } from "../profile/map-labels.ts";
import { PeopleAtTable } from "./PeopleAtTable.tsx";

/** Eight people with the same pattern. */
export const teamOfOne = Array.from({ length: 8 }, (): Pattern => "producer");

/** Eight people, two of each pattern. */
export const teamOfAll: Pattern[] = [
  "rapporteur",
  "producer",
  "processor",
  "motivator",
  "producer",
  "rapporteur",
  "motivator",
  "processor",
];

const squares = {
  rapporteur: { x: 1, y: 1, className: "fill-rapporteur" },
  motivator: { x: 13, y: 1, className: "fill-motivator" },
  processor: { x: 1, y: 13, className: "fill-processor" },
  producer: { x: 13, y: 13, className: "fill-producer" },
};

const patterns = ["rapporteur", "motivator", "producer", "processor"] as const;

/** The four patterns in a team: all alike or all four, and what each contributes. */
export function TeamPatterns({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.patterns;
  const { t } = page;
  const labels = mapLabels(t);
  const { columns, rows } = content;
  const teams = [
    { ...content.alike, people: teamOfOne },
    { ...content.spread, people: teamOfAll },
  ];
  return (
    <>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 md:mt-9">
        {teams.map(({ title, text, description, people }) => (
          <li key={title}>
            <PeopleAtTable patterns={people} description={description} />
            <h4 className="mt-2.5 font-semibold md:mt-4">{title}</h4>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-7 border-line md:mt-11 border-b">
        {patterns.map((pattern) => (
          <li
            key={pattern}
            className="grid gap-x-6 gap-y-2 border-line border-t py-4 md:py-5 sm:grid-cols-4"
          >
            <h4 className="flex items-center gap-3 self-start font-semibold">
              <PatternMark pattern={pattern} />
              {labels[pattern]}
            </h4>
            <dl className="grid gap-x-6 gap-y-1.5 sm:gap-y-3 sm:col-span-3 sm:grid-cols-3">
              <Cell term={columns.brings} text={rows[pattern].brings} />
              <Cell term={columns.sounds} text={rows[pattern].sounds} />
              <Cell term={columns.ask} text={rows[pattern].ask} />
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Cell({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2 sm:block">
      <dt className="text-fine text-soft">{term}</dt>
      <dd>{text}</dd>
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
