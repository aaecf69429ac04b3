import type { Messages } from "#load/schema/messages";
import type { PricingContent } from "#load/schema/pricing";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { PlanComparison } from "../plans/PlanComparison.tsx";
import type { PlanView } from "../plans/plans.ts";

/** The plans compared part by part, open on the page. */
export function PricingComparison({
  content,
  plans,
  t,
}: {
  content: PricingContent["comparison"];
  plans: PlanView[];
  t: Messages;
}) {
  return (
    <Section id="comparison" labelledBy="comparison-title">
      <Headline level={2} look="title" id="comparison-title">
        {content.title}
      </Headline>
      <Lead className="mt-3 mb-8">{content.lead}</Lead>
      <PlanComparison plans={plans} t={t} />
    </Section>
  );
}
