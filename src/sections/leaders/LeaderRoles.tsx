import { createPosition, type MapPosition } from "#instrument/positions.ts";
import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { MapWithTable } from "../profile/MapWithTable.tsx";

// This leader is not the person of the example profile, which has one role only: she has three.

/** The leader's self-view in all three roles: a Rapporteur. */
const self = createPosition(36, 70);

/** The answers of the people in each of her roles. */
const roles: { id: "board" | "team" | "peers"; respondents: MapPosition[] }[] = [
  {
    id: "board",
    respondents: [
      createPosition(70, 19),
      createPosition(77, 13),
      createPosition(84, 20),
      createPosition(78, 26),
    ],
  },
  {
    id: "team",
    respondents: [
      createPosition(57, 69),
      createPosition(61, 86),
      createPosition(68, 62),
      createPosition(78, 81),
      createPosition(84, 62),
      createPosition(90, 79),
    ],
  },
  {
    id: "peers",
    respondents: [
      createPosition(20, 26),
      createPosition(29, 20),
      createPosition(37, 30),
      createPosition(25, 36),
      createPosition(34, 24),
    ],
  },
];

/**
 * A leader as seen by three groups: a map with one ring and three labelled groups, and its
 * interpretation.
 */
export function LeaderRoles({ page }: { page: ContentPage<"leaders"> }) {
  const content = page.content.hero.example;
  const { t } = page;
  const views = roles.map(({ id, respondents }, index) => ({
    ...content.rooms[id],
    id,
    short: String(index + 1),
    name: content.rooms[id].label,
    self,
    respondents,
  }));
  return (
    <Card
      variant="main"
      className="grid items-center gap-x-12 gap-y-8 p-4 sm:p-8 lg:grid-cols-5 lg:p-10"
    >
      <div className="lg:col-span-3">
        <MapWithTable views={views} t={t} description={content.description} />
      </div>
      <div className="lg:col-span-2">
        <h2 className="font-bold text-subtitle tracking-subtitle">{content.title}</h2>
        <p className="text-note text-soft">{content.note}</p>
        <dl className="mt-5">
          <div className="border-line border-t py-4">
            <dt className="flex items-center gap-2.5 font-semibold">
              <ViewMark view="self" className="size-4.5" />
              {content.self.label}
            </dt>
            <dd className="mt-1 text-soft">{content.self.text}</dd>
          </div>
          {views.map(({ id, label, short, text, respondents }) => (
            <div key={id} className="border-line border-t py-4">
              <dt className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                <ViewMark view="others" className="size-4.5" />
                <span className="sm:hidden">{`${short}. `}</span>
                {label}{" "}
                <span className="ml-auto font-normal text-fine text-soft">
                  {interpolate(content.count, { count: respondents.length })}
                </span>
              </dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="border-line border-t pt-4">
          <ViewLegend self={t["view.self"]} others={t["view.others"]} />
        </div>
      </div>
    </Card>
  );
}
