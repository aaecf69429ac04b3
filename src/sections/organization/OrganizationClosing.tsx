import type { ContentPage } from "#load/page-context.ts";
import type { HrContent } from "#load/schema/hr.ts";
import { InverseButtonLink } from "#ui/controls/InverseButtonLink.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { WeekGrid } from "../audience/WeekGrid.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { KeyFigure } from "../key-figures/KeyFigure.tsx";

const shownFigures = ["forms", "questions"] as const;

/** The end of the page: the call to action with the weeks of a first group, and two figures. */
export function OrganizationClosing({
  page,
  weeks,
}: {
  page: ContentPage<"organization">;
  weeks: HrContent["start"]["weeks"];
}) {
  const { start } = page.content.costs;
  const { t, locale, facts } = page;
  return (
    <Section tone="deep" labelledBy="begin-title" spacing="band">
      <Headline id="begin-title" variant="banner">
        {start.title}
      </Headline>
      <p className="mt-4 mb-5 max-w-prose text-lead text-on-deep-soft lg:mt-5 lg:mb-9">
        {start.text}
      </p>
      <WeekGrid weeks={weeks} tone="deep" />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-8 lg:mt-9">
        <div className="flex flex-wrap gap-3.5 max-sm:grow max-sm:*:grow">
          <InverseButtonLink href={getContactHref(page)}>{t["action.talk"]}</InverseButtonLink>
          <InverseButtonLink href={page.getRegisterUrl("free")} isSecondary>
            {t["action.start"]}
          </InverseButtonLink>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-5">
          {shownFigures.map((id) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="text-on-deep-soft text-small">{t[`figure.${id}`]}</dt>
              <dd className="whitespace-nowrap font-bold text-figure tracking-title">
                <KeyFigure page={page} figure={facts.figures[locale][id]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
