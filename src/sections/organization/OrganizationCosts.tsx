import type { ContentPage } from "#load/page-context";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { talkPath } from "../forms/talk-path.ts";
import { PlanRows } from "../plans/PlanRows.tsx";

/** Prices of the plans, beside the call to action. */
export function OrganizationCosts({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.costs;
  const { t } = page;
  const { start } = content;
  return (
    <Section labelledBy="costs-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Intro
            id="costs-title"
            content={{ title: content.title, lead: content.text }}
            spacing="mt-4 mb-8"
          />
          <PlanRows page={page} />
          <p className="mt-7">
            <ArrowLink href={page.pathTo("pricing")}>{content.pricing}</ArrowLink>
          </p>
        </div>
        <div className="self-start rounded-panel bg-spruce/12 p-7 sm:p-10 lg:col-span-5">
          <Headline level={2} variant="heading">
            {start.title}
          </Headline>
          <p className="mt-3 text-soft">{start.text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <ButtonLink href={talkPath(page)}>{t["action.talk"]}</ButtonLink>
            <ButtonLink href={page.registerUrl("free")} variant="secondary">
              {t["action.start"]}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
