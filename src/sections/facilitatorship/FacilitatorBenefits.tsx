import { Languages } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { GrowingTree } from "#ui/marks/GrowingTree.tsx";
import { ViewDistance } from "#ui/marks/ViewDistance.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { endsOf } from "../profile/dimension-words.ts";

type Item = FacilitatorshipContent["benefits"]["items"][number];

/** What facilitators get: cards in a grid like the quadrants of the map. */
export function FacilitatorBenefits({ page }: { page: ContentPage<"facilitatorship"> }) {
  const content = page.content.benefits;
  const { t, locale, facts } = page;
  const languages = facts.figures[locale].languages.value;
  return (
    <Section labelledBy="benefits-title" spacing="pb-section">
      <Intro id="benefits-title" content={content} spacing="mt-4 mb-10" />
      <div className="overflow-hidden rounded-panel border border-line bg-line">
        <ul className="grid gap-px md:grid-cols-2">
          {content.items.map((item) => (
            <li
              key={item.title}
              className="row-span-2 grid grid-rows-subgrid gap-6 bg-card p-6 sm:p-9 md:last:odd:col-span-2"
            >
              <div className="flex items-end">
                <Picture item={item} t={t} />
              </div>
              <div>
                <h3 className="font-bold text-subtitle tracking-subtitle">
                  {fill(item.title, { languages })}
                </h3>
                <p className="mt-2 text-soft">{fill(item.text, { languages })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Picture({ item, t }: { item: Item; t: Messages }) {
  switch (item.drawing) {
    case "distance":
      return <ViewDistance />;
    case "scale":
      return (
        // Decorative: the values are made up.
        <div className="grow" aria-hidden="true">
          <Scale self={34} others={78} {...endsOf("directiveness", t)} />
        </div>
      );
    case "languages":
      return <Languages className="size-24 text-spruce" strokeWidth={1} aria-hidden="true" />;
    case "tree":
      return (
        <div className="-ml-5 w-36">
          <GrowingTree done={4} total={6} description={item.description ?? ""} />
        </div>
      );
    default:
      return null;
  }
}
