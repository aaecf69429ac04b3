import type { ContentPage } from "#load/page-context.ts";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { formatBilling, formatIncludedParts, listPlans } from "../plans/plans.ts";

/** An overview of the plans, with a link to their comparison. */
export function Pricing({ page }: { page: ContentPage<"home"> }) {
  const content = page.content.pricing;
  const { t } = page;
  return (
    <Section id="pricing" labelledBy="pricing-title" spacing="band-below">
      <Intro id="pricing-title" content={content} spacing="mt-3 mb-7" />
      <ul className="grid border-line border-b sm:grid-cols-2 lg:grid-cols-4 lg:border-b-0">
        {listPlans(page).map((plan) => (
          <li
            key={plan.id}
            className={`flex flex-col items-start gap-y-2 border-t-2 py-4 sm:py-5 sm:pr-6 ${plan.isRecommended ? "border-spruce" : "border-line"}`}
          >
            <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lead">
              {plan.name}
              {plan.tag && <Badge>{plan.tag}</Badge>}
            </h3>
            <p>
              <span className="mr-1 font-bold text-figure tracking-title">{plan.price}</span>{" "}
              <span
                className={`text-small text-soft ${plan.extras.length > 0 ? "mt-1 block" : "inline-block"}`}
              >
                {plan.note}
              </span>
              {plan.billing && (
                <span className="block text-small text-soft">{formatBilling(plan)}</span>
              )}
            </p>
            <p className="grow text-note">{formatIncludedParts(plan, t)}</p>
            <ButtonLink
              href={plan.href}
              variant={plan.isRecommended ? "primary" : "secondary"}
              size="small"
              className="mt-1"
            >
              {plan.action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ArrowLink href={page.getHref("pricing", "comparison")}>
          {t["plan.compare.title"]}
        </ArrowLink>
      </p>
    </Section>
  );
}
