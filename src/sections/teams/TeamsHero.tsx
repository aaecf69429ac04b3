import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { Mark } from "#ui/marks/Mark.tsx";
import { DottedLine } from "#ui/marks/Shapes.tsx";
import { talkPath } from "../forms/talk-path.ts";
import { mapLabels } from "../profile/map-labels.ts";
import { exampleTeam } from "./example-teams.ts";
import { TeamMap } from "./TeamMap.tsx";

/** The first section of the page for teams: a whole team on a map, with a legend. */
export function TeamsHero({ page }: { page: ContentPage<"teams"> }) {
  const { hero, followUp } = page.content;
  const { t } = page;
  const { example, key, read, ...words } = hero;
  return (
    <PageHero
      {...words}
      actions={[
        { href: talkPath(page), label: t["action.talk"] },
        { href: "#misreading", label: read },
      ]}
      picture="beside"
    >
      <Card main className="p-4 sm:p-6.5">
        <p className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{example.title}</span>{" "}
          <span className="text-fine text-soft">{example.note}</span>
        </p>
        <TeamMap
          members={exampleTeam.map(({ self, spring }, index) => ({
            name: followUp.people[index],
            self,
            others: spring,
          }))}
          labels={mapLabels(t)}
          description={example.description}
        />
        <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
          <KeyEntry text={key.self}>
            <Mark view="self" className="size-4 text-ink" />
          </KeyEntry>
          <KeyEntry text={key.others}>
            <Mark view="others" />
          </KeyEntry>
          <KeyEntry text={key.line}>
            <Dots />
          </KeyEntry>
        </ul>
      </Card>
    </PageHero>
  );
}

function KeyEntry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      {children}
      {text}
    </li>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 40 8" className="w-10 shrink-0" aria-hidden="true">
      <DottedLine d="M2 4H38" strokeWidth="2.5" strokeDasharray="1 6" />
    </svg>
  );
}
