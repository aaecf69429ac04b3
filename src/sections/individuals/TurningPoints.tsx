import { createPosition } from "#instrument/positions.ts";
import type { ContentPage } from "#load/page-context.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { MapWithTable } from "../profile/MapWithTable.tsx";

/**
 * Four people at a turning point, none of them that of the example profile: the self-view, and the mean of
 * others' views.
 */
const situations = [
  { id: "firstJob", self: createPosition(37, 61), others: createPosition(18, 24) },
  { id: "newRole", self: createPosition(28, 79), others: createPosition(80, 77) },
  { id: "parentalLeave", self: createPosition(67, 43), others: createPosition(89, 20) },
  { id: "newEmployer", self: createPosition(57, 66), others: createPosition(42, 12) },
] as const;

/** Four people at a turning point, numbered on a map and described in two sentences each. */
export function TurningPoints({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.situations;
  const { t } = page;
  const views = situations.map(({ id, self, others }, index) => ({
    label: String(index + 1),
    name: `${index + 1}. ${content.items[id].title}`,
    self,
    respondents: [others],
  }));
  return (
    <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-5">
      <div className="lg:col-span-3">
        <MapWithTable views={views} t={t} description={content.description} />
        <ViewLegend className="mt-4" self={content.self} others={content.others} />
      </div>
      <ol className="lg:col-span-2 lg:mt-4">
        {situations.map(({ id }, index) => {
          const { title, self, others } = content.items[id];
          return (
            <li
              key={id}
              className="border-line border-t py-3 first:border-t-0 last:pb-0 lg:first:pt-0"
            >
              <h3 className="flex items-baseline gap-3 font-bold text-subtitle tracking-subtitle">
                <span className="text-spruce tabular" aria-hidden="true">
                  {index + 1}{" "}
                </span>
                {title}
              </h3>
              <p className="mt-1.5 flex gap-3">
                <ViewMark view="self" className="mt-1.5 size-3.75" />
                {self}
              </p>
              <p className="mt-1 flex gap-3">
                <ViewMark view="others" className="mt-1.5 size-3.75" />
                {others}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
