import type { ReactNode } from "react";
import type { Messages } from "#load/schema/messages";
import type { TeamsContent } from "#load/schema/teams";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Mark } from "#ui/marks/Mark.tsx";
import { DottedLine } from "#ui/marks/Shapes.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { exampleTeam } from "./example-teams.ts";
import { TeamMap } from "./TeamMap.tsx";

/** The page's claim over its picture: a whole team on one map, with the key beside it. */
export function TeamsHero({
  content,
  t,
  talkPath,
}: {
  content: TeamsContent["hero"];
  t: Messages;
  talkPath: string;
}) {
  const { example, key } = content;
  return (
    <Section labelledBy="teams-title" spacing="pt-11 pb-14 lg:pt-18 lg:pb-section">
      <Headline level={1} variant="hero" id="teams-title">
        {content.title}
      </Headline>
      <div className="mt-9 grid gap-x-14 gap-y-10 lg:mt-12 lg:grid-cols-12">
        <Card main className="p-4 sm:p-6.5 lg:col-span-7">
          <p className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{example.title}</span>
            <span className="text-fine text-soft">{example.note}</span>
          </p>
          <TeamMap
            members={exampleTeam.map(({ self, spring }) => ({ self, others: spring }))}
            labels={mapLabels(t)}
            description={example.description}
          />
        </Card>
        <div className="flex flex-col max-lg:-order-1 lg:col-span-5">
          <Lead>{content.lead}</Lead>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink href={talkPath}>{t["action.talk"]}</ButtonLink>
            <ButtonLink href="#misreading" variant="secondary">
              {content.read}
            </ButtonLink>
          </div>
          <ul className="mt-auto hidden border-line border-t text-small lg:block">
            <KeyRow text={key.self}>
              <Mark view="self" className="size-5" />
            </KeyRow>
            <KeyRow text={key.others}>
              <Mark view="others" className="size-5" />
            </KeyRow>
            <KeyRow text={key.line}>
              <Dots />
            </KeyRow>
          </ul>
        </div>
      </div>
    </Section>
  );
}

function KeyRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <span className="flex w-10 justify-center">{children}</span>
      {text}
    </li>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 40 8" className="w-10" aria-hidden="true">
      <DottedLine d="M2 4H38" strokeWidth="2.5" strokeDasharray="1 6" />
    </svg>
  );
}
