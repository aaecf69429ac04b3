import type { Messages } from "#load/schema/messages";
import type { PricingContent } from "#load/schema/pricing";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
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
      <Intro id="comparison-title" content={content} spacing="mt-3 mb-8" />
      <PlanComparison plans={plans} t={t} />
    </Section>
  );
}
