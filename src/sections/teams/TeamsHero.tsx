import type { ContentPage } from "#load/page-context.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { MapWithTable } from "../profile/MapWithTable.tsx";
import { UsageSentence } from "../proof/UsageSentence.tsx";
import { exampleTeam } from "./example-team.ts";

/** The first section of the page for teams: a whole team on a map, with a legend. */
export function TeamsHero({ page }: { page: ContentPage<"teams"> }) {
  const { hero, followUp } = page.content;
  const { t } = page;
  const { example, key, read, ...heroTexts } = hero;
  const views = exampleTeam.map(({ self, spring }, index) => ({
    name: followUp.people[index],
    self,
    respondents: [spring],
  }));
  return (
    <PageHero
      {...heroTexts}
      actions={[
        { href: getContactHref(page), label: t["action.talk"] },
        { href: "#misreading", label: read },
      ]}
      proof={<UsageSentence page={page} figure="organisations" />}
      picture="beside"
    >
      <Card variant="main" className="p-4 sm:p-6.5 print:max-w-card">
        <p className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{example.title}</span>{" "}
          <span className="text-fine text-soft">{example.note}</span>
        </p>
        <MapWithTable views={views} t={t} name={example.title} description={example.description} />
        <ViewLegend className="mt-3.5" {...key} />
      </Card>
    </PageHero>
  );
}
