import type { Facts } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import type { TeamsContent } from "#load/schema/teams";
import { fill } from "#locale/fill";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { PlanRows } from "../plans/PlanRows.tsx";
import type { PlanView } from "../plans/plans.ts";
import { exampleTeam } from "./example-teams.ts";

/** The plans, with the price for the team of this page. */
export function TeamCosts({
  content,
  facts,
  plans,
  t,
  locale,
}: {
  content: TeamsContent["costs"];
  facts: Facts;
  plans: PlanView[];
  t: Messages;
  locale: Locale;
}) {
  const prices = facts.prices[locale];
  const forTeam = (plan: PlanView) => {
    if (plan.id !== "starter" && plan.id !== "growth") return undefined;
    const price = formatPrice(prices[plan.id] * exampleTeam.length, facts.currency, locale);
    return fill(content.forTeam[prices.period], { count: exampleTeam.length, price });
  };
  return (
    <>
      <Paragraphs texts={content.paragraphs} className="mb-8" />
      <PlanRows plans={plans} t={t} priceNote={forTeam} />
    </>
  );
}
