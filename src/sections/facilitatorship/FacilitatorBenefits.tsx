import Languages from "lucide-react/icons/languages";
import type { Profile } from "#instrument/profile.ts";
import { getViewPercents } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import { interpolate } from "#locale/interpolate.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { ViewDistance } from "#ui/drawings/ViewDistance.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { drawnLesson } from "../profile/LessonView.tsx";

type Item = FacilitatorshipContent["benefits"]["items"][number];

/** What facilitators get: cards in a grid like the quadrants of the map. */
export function FacilitatorBenefits({
  page,
  profile,
}: {
  page: ContentPage<"facilitatorship">;
  profile: Profile;
}) {
  const content = page.content.benefits;
  const { locale, facts } = page;
  const languages = facts.figures[locale].languages.value;
  return (
    <Section labelledBy="benefits-title" spacing="band">
      <Headline id="benefits-title" className="mb-5">
        {content.title}
      </Headline>
      <div className="overflow-hidden rounded-panel border border-line bg-card">
        <ul className="grid gap-px sm:grid-cols-2 xl:grid-cols-4">
          {content.items.map((item) => (
            <li
              key={item.title}
              // Not the grid's background between them: that would fill the rest of the last row.
              className="outline outline-line sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-4 bg-card p-5 sm:p-6 sm:last:odd:col-span-2"
            >
              <div className="flex items-end max-sm:hidden">
                <Picture item={item} profile={profile} page={page} />
              </div>
              <div>
                <h3 className="font-bold text-subtitle tracking-subtitle">
                  {interpolate(item.title, { languages })}
                </h3>
                <p className="mt-2 text-soft">{interpolate(item.text, { languages })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Picture({
  item,
  profile,
  page,
}: {
  item: Item;
  profile: Profile;
  page: ContentPage<"facilitatorship">;
}) {
  switch (item.drawing) {
    case "distance":
      return (
        <div className="-ml-1.5">
          <ViewDistance />
        </div>
      );
    case "scale":
      return (
        // Decorative: the example profile is above, in words too.
        <div className="grow" aria-hidden="true">
          <Scale
            {...getViewPercents("directiveness", profile)}
            {...getPoleLabels("directiveness", page.t)}
          />
        </div>
      );
    case "languages":
      return <Languages className="-ml-1 size-16 text-spruce" strokeWidth={1} aria-hidden="true" />;
    case "tree": {
      const lessons = { done: drawnLesson, total: page.method.microcourses.value };
      return (
        <div className="-ml-4 w-24">
          <GrowingTree {...lessons} description={interpolate(item.description ?? "", lessons)} />
        </div>
      );
    }
    default:
      return null;
  }
}
