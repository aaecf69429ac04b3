import type { ReactNode } from "react";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { GrowingTree } from "#ui/marks/GrowingTree.tsx";
import { SeatRings } from "#ui/marks/SeatRings.tsx";
import { ViewDistance } from "#ui/marks/ViewDistance.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** What a facilitator gets to work with: four cards that meet in a cross, as the fields of the map do. */
export function FacilitatorBenefits({
  content,
  t,
  languages,
}: {
  content: FacilitatorshipContent["benefits"];
  t: Messages;
  /** In how many languages the questionnaires exist. */
  languages: number;
}) {
  const { picture, words, languages: inLanguages, after } = content.items;
  return (
    <Section labelledBy="benefits-title" spacing="pb-section">
      <Intro id="benefits-title" content={content} spacing="mt-4 mb-10" />
      <div className="overflow-hidden rounded-panel border border-line bg-line">
        <ul className="grid gap-px md:grid-cols-2">
          <Benefit {...picture}>
            <ViewDistance />
          </Benefit>
          <Benefit {...words}>
            <div className="grow">
              <Scale
                self={34}
                others={78}
                low={t["dimension.directiveness.low"]}
                high={t["dimension.directiveness.high"]}
              />
            </div>
          </Benefit>
          <Benefit title={fill(inLanguages.title, { languages })} text={inLanguages.text}>
            <SeatRings count={languages} className="max-w-96" />
          </Benefit>
          <Benefit title={after.title} text={after.text}>
            <div className="-ml-5 w-36">
              <GrowingTree done={4} total={6} description={after.tree} />
            </div>
          </Benefit>
        </ul>
      </div>
    </Section>
  );
}

function Benefit({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="row-span-2 grid grid-rows-subgrid gap-6 bg-card p-6 sm:p-9">
      <div className="flex items-end">{children}</div>
      <div>
        <h3 className="font-bold text-subtitle tracking-subtitle">{title}</h3>
        <p className="mt-2 text-soft">{text}</p>
      </div>
    </li>
  );
}
