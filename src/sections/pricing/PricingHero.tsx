import type { Messages } from "#load/schema/messages";
import type { PricingContent } from "#load/schema/pricing";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { PlanGrid } from "../plans/PlanGrid.tsx";
import type { PlanView } from "../plans/plans.ts";

/** The pricing page's first view: the claim, and the four plans at once. */
export function PricingHero({
  content,
  plans,
  t,
}: {
  content: PricingContent["hero"];
  plans: PlanView[];
  t: Messages;
}) {
  return (
    <Section labelledBy="pricing-title" spacing="pt-8 pb-band lg:pt-12">
      <Headline level={1} variant="hero" id="pricing-title" className="max-w-title">
        {content.title}
      </Headline>
      <Lead className="mt-3 mb-7">{content.lead}</Lead>
      <PlanGrid plans={plans} t={t} level={2} />
    </Section>
  );
}
