import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { Card } from "#ui/layout/Card.tsx";
import { Mark } from "#ui/marks/Mark.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ViewsMap } from "#ui/profile-map/ViewsMap.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { leaderSelf, leaderSettings } from "./example-leaders.ts";

const settingIds = ["board", "team", "peers"] as const;

/**
 * A leader as seen by three groups: a map with one ring and three labelled groups, and its
 * interpretation.
 */
export function LeaderSettings({ page }: { page: ContentPage<"leaders"> }) {
  const content = page.content.hero.example;
  const { t } = page;
  const settings = settingIds.map((id) => ({
    id,
    ...content.rooms[id],
    ...leaderSettings[id],
  }));
  return (
    <Card main className="grid items-center gap-x-12 gap-y-8 p-4 sm:p-8 lg:grid-cols-5 lg:p-10">
      <div className="lg:col-span-3">
        <ViewsMap
          self={leaderSelf}
          views={settings}
          labels={mapLabels(t)}
          description={content.description}
        />
      </div>
      <div className="lg:col-span-2">
        <h2 className="font-bold text-subtitle tracking-subtitle">{content.title}</h2>
        <p className="text-small text-soft">{content.note}</p>
        <dl className="mt-5">
          <div className="border-line border-t py-4">
            <dt className="flex items-center gap-2.5 font-semibold">
              <Mark view="self" className="size-4.5" />
              {content.self.label}
            </dt>
            <dd className="mt-1 text-soft">{content.self.text}</dd>
          </div>
          {settings.map(({ id, label, text, others }) => (
            <div key={id} className="border-line border-t py-4">
              <dt className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                <Mark view="others" className="size-4.5" />
                {label}{" "}
                <span className="ml-auto font-normal text-fine text-soft">
                  {fill(content.count, { count: others.length })}
                </span>
              </dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="border-line border-t pt-4">
          <ViewKey self={t["view.self"]} others={t["view.others"]} />
        </div>
      </div>
    </Card>
  );
}
