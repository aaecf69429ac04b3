import type { OrganizationContent } from "#load/schema/organization";
import { Section } from "#ui/layout/Section.tsx";
import { MarkScene } from "#ui/marks/MarkScene.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { useCaseScenes } from "./example-organization.ts";

const order = ["onboarding", "merger", "projects", "countries", "succession", "survey"] as const;

/** The moments when organisations ask, each with a small scene. */
export function UseCases({ content }: { content: OrganizationContent["useCases"] }) {
  return (
    <Section labelledBy="use-cases-title">
      <Intro id="use-cases-title" content={content} />
      <ul className="mt-10 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {order.map((id) => (
          <li key={id} className="bg-paper p-6 sm:p-7">
            <div className="w-36">
              <MarkScene {...useCaseScenes[id]} />
            </div>
            <Headline level={3} variant="subtitle" className="mt-5">
              {content.cases[id].title}
            </Headline>
            <p className="mt-2 text-soft">{content.cases[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
