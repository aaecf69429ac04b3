import type { ContentPage } from "#load/page-context.ts";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { PlanColumn } from "../plans/PlanColumn.tsx";
import { listPlans } from "../plans/plans.ts";
import { UsageSentence } from "../proof/UsageSentence.tsx";

/**
 * The first section of the pricing page: the headline, and the four plans side by side, from edge to edge of
 * the window.
 */
export function PricingHero({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.hero;
  const { facts, locale } = page;
  return (
    <PageHero
      category={content.category}
      title={content.title}
      lead={content.lead}
      proof={<UsageSentence page={page} figure="organisations" />}
      picture="bleed"
    >
      <div className="border-line border-y bg-card">
        <ul className="mx-auto grid max-w-page md:grid-cols-2 xl:grid-cols-4">
          {listPlans(page).map((plan) => (
            <PlanColumn
              key={plan.id}
              plan={plan}
              level={2}
              className="not-first:border-t md:even:border-l md:nth-2:border-t-0 xl:not-first:border-t-0 xl:not-first:border-l"
            />
          ))}
        </ul>
      </div>
      <p className="mx-auto max-w-page px-6 pt-3.5 pb-6 text-note text-soft lg:pt-4 lg:pb-10">
        {content.note} {facts.invoicing?.[locale]}
      </p>
    </PageHero>
  );
}
