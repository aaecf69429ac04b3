import type { ContentPage } from "#load/page-context.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { Card } from "#ui/layout/Card.tsx";

const situations = ["meetings", "oneToOne", "writing", "pressure"] as const;

/** The situations in which each person sees one at work. */
export const visibilityRows: { person: Person; seen: (typeof situations)[number][] }[] = [
  { person: "colleague", seen: ["meetings", "oneToOne", "pressure"] },
  { person: "manager", seen: ["meetings", "oneToOne"] },
  { person: "client", seen: ["oneToOne", "writing"] },
  { person: "otherTeam", seen: ["meetings", "writing"] },
  { person: "newcomer", seen: ["oneToOne", "pressure"] },
  { person: "friend", seen: [] },
];
type Person = keyof ContentPage<"individuals">["content"]["hero"]["example"]["people"];

/**
 * A table of the situations in which colleagues see a person, with the person's own view as the last row.
 */
export function WhoSeesYou({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.hero.example;
  return (
    <Card variant="main" className="p-4 sm:p-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-subtitle tracking-subtitle">{content.title}</h2>
        <p className="text-fine text-soft">{content.role}</p>
      </div>
      <div className="@container">
        <table className="w-full text-left">
          <caption className="sr-only">{content.title}</caption>
          <thead>
            <tr className="align-bottom text-fine text-soft">
              <th scope="col">
                <span className="sr-only">{content.column}</span>
              </th>
              {situations.map((id) => (
                <th key={id} scope="col" className="w-1/7 pt-3 pb-3 text-center font-normal">
                  {/* In print again: Firefox prints nothing of what a container query shows only there. */}
                  <span className="vertical-text inline-block rotate-180 whitespace-nowrap text-left @demo:hidden print:hidden">
                    {content.columns[id]}
                  </span>{" "}
                  <span className="hidden @demo:block print:block">{content.columns[id]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibilityRows.map(({ person, seen }) => (
              <tr key={person} className="h-11 border-line border-t">
                <th
                  scope="row"
                  className="py-2 pr-3 wrap-anywhere hyphens-auto font-normal text-small"
                >
                  {content.people[person]}
                </th>
                {situations.map((situation) => (
                  <td key={situation} className="py-2 text-center">
                    {seen.includes(situation) && (
                      <ViewMark view="others" className="size-5.5 align-middle" />
                    )}
                    <span className="sr-only">
                      {seen.includes(situation) ? content.others : content.none}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-ink border-t-2">
              <th scope="row" className="py-2.5 pr-3 font-bold">
                {content.people.you}
              </th>
              {situations.map((situation) => (
                <td key={situation} className="py-2.5 text-center">
                  <ViewMark view="self" className="size-5.5 align-middle" />
                  <span className="sr-only">{content.self}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="mt-2 grid gap-3 border-line border-t pt-4">
        <ViewLegend self={content.self} others={content.others} />
        <p className="text-soft">{content.caption}</p>
      </div>
    </Card>
  );
}
