import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { PlanRows } from "../plans/PlanRows.tsx";
import type { PlanView } from "../plans/plans.ts";
import { exampleTeam } from "./example-team.ts";

/** The plans, with the price for the team of this page. */
export function TeamCosts({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.costs;
  const { locale, facts } = page;
  const prices = facts.prices[locale];
  const forTeam = (plan: PlanView) => {
    if (plan.id !== "starter" && plan.id !== "growth") return undefined;
    const price = page.formatPrice(prices[plan.id] * exampleTeam.length);
    return interpolate(content.forTeam[prices.period], { count: exampleTeam.length, price });
  };
  return <PlanRows page={page} priceNote={forTeam} />;
}
