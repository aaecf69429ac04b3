import type { ContentPage } from "#load/page-context";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { PlanGrid } from "../plans/PlanGrid.tsx";
import { plansOf } from "../plans/plans.ts";

/** The first section of the pricing page: the headline and the four plans. */
export function PricingHero({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.hero;
  const { t } = page;
  return (
    <PageHero title={content.title} lead={content.lead} picture="below">
      <PlanGrid plans={plansOf(page)} t={t} level={2} />
      <p className="mt-4 max-w-prose text-small text-soft">{content.note}</p>
    </PageHero>
  );
}
