import type { Facts } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { formatFigure } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { GroupReport } from "./GroupReport.tsx";

/** What an organisation gets to see that it does not see today, with a report by group below it. */
export function OrganizationHero({
  content,
  facts,
  t,
  locale,
  contactPath,
}: {
  content: OrganizationContent["hero"];
  facts: Facts;
  t: Messages;
  locale: Locale;
  contactPath: string;
}) {
  const { organisations, countries, languages } = facts.figures[locale];
  const write = (figure: typeof organisations) =>
    formatFigure(figure, t["figure.millions"], locale);
  return (
    <Section labelledBy="organization-title" spacing="pt-11 pb-section lg:pt-18">
      <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-12">
        <Headline level={1} look="hero" id="organization-title" className="lg:col-span-7">
          {content.title}
        </Headline>
        <div className="lg:col-span-5">
          <Lead>{content.lead}</Lead>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <ButtonLink href={contactPath}>{content.contact}</ButtonLink>
            <ButtonLink href="#works-council" look="secondary">
              {content.council}
            </ButtonLink>
          </div>
          <p className="mt-6 text-small text-soft">
            {fill(content.facts, {
              organisations: write(organisations),
              countries: write(countries),
              languages: write(languages),
            })}
          </p>
        </div>
      </div>
      <GroupReport report={content.report} t={t} />
    </Section>
  );
}
