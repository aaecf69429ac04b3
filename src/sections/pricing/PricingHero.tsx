import type { Messages } from "#load/schema/messages";
import type { PricingContent } from "#load/schema/pricing";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { PlanGrid } from "../plans/PlanGrid.tsx";
import type { PlanView } from "../plans/plans.ts";

/** The first section of the pricing page: the headline and the four plans. */
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
    <PageHero title={content.title} lead={content.lead} picture="below">
      <PlanGrid plans={plans} t={t} level={2} />
      <p className="mt-4 max-w-prose text-small text-soft">{content.note}</p>
    </PageHero>
  );
}
