import type { Messages } from "#load/schema/messages";
import type { OrganizationContent } from "#load/schema/organization";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PlanRows } from "../plans/PlanRows.tsx";
import type { PlanView } from "../plans/plans.ts";

/** Prices of the plans, beside the call to action. */
export function OrganizationCosts({
  content,
  plans,
  t,
  links,
}: {
  content: OrganizationContent["costs"];
  plans: PlanView[];
  t: Messages;
  links: { talk: string; pricing: string; register: string };
}) {
  const { start } = content;
  return (
    <Section labelledBy="costs-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Headline level={2} variant="title" id="costs-title">
            {content.title}
          </Headline>
          <p className="mt-4 mb-8 max-w-prose text-lead text-soft">{content.text}</p>
          <PlanRows plans={plans} t={t} />
          {links.pricing && (
            <p className="mt-7">
              <ArrowLink href={links.pricing}>{content.pricing}</ArrowLink>
            </p>
          )}
        </div>
        <div className="self-start rounded-panel bg-spruce/12 p-7 sm:p-10 lg:col-span-5">
          <div>
            <Headline level={2} variant="heading">
              {start.title}
            </Headline>
            <p className="mt-3 text-soft">{start.text}</p>
            <div className="mt-7 flex flex-wrap gap-3.5">
              <ButtonLink href={links.talk}>{t["action.talk"]}</ButtonLink>
              <ButtonLink href={links.register} variant="secondary">
                {t["action.start"]}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
