import { Check } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import type { Messages } from "#load/schema/messages";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { PlanLevel } from "../plans/PlanLevel.tsx";
import { billingOf, type PlanView, partName, planParts, plansOf } from "../plans/plans.ts";

/** The first section of the pricing page: the headline, and the four plans side by side. */
export function PricingHero({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.hero;
  return (
    <PageHero title={content.title} lead={content.lead} picture="below">
      <ul className="grid overflow-hidden rounded-panel border border-line bg-card sm:grid-cols-2 xl:grid-cols-4">
        {plansOf(page).map((plan) => (
          <PlanColumn key={plan.id} plan={plan} t={page.t} />
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-small text-soft">{content.note}</p>
    </PageHero>
  );
}

function PlanColumn({ plan, t }: { plan: PlanView; t: Messages }) {
  const { recommended } = plan;
  // Plans with something of their own say what that adds to, directly above it.
  const hasExtras = plan.extras.length > 0;
  const soft = recommended ? "text-on-deep-soft" : "text-soft";
  const row = "flex items-center justify-between gap-3 border-edge/35 border-t py-1.5";
  return (
    <li
      className={`row-span-7 grid grid-cols-1 grid-rows-subgrid border-line p-6 not-first:border-t sm:odd:border-r xl:not-first:border-t-0 xl:not-last:border-r ${recommended ? "bg-deep text-on-deep" : ""}`}
    >
      <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lead">
        {plan.name} {plan.tag && <Badge>{plan.tag}</Badge>}
      </h2>
      <p className="mt-3 font-bold text-price tracking-title">{plan.price}</p>
      {!hasExtras && <p className={`mt-1 text-small ${soft}`}>{plan.note}</p>}
      {plan.billing && <p className={`row-start-4 text-small ${soft}`}>{billingOf(plan)}</p>}
      <ButtonLink
        href={plan.href}
        variant={recommended ? "inverse" : "secondary"}
        className="row-start-5 mt-4 mb-5 self-start"
      >
        {plan.action}
      </ButtonLink>
      {(hasExtras || plan.why) && (
        <p className="row-start-6 mb-3 text-small">{hasExtras ? plan.note : plan.why}</p>
      )}
      <ul className={`row-start-7 text-small ${hasExtras ? "" : "self-end"}`}>
        {hasExtras
          ? plan.extras.map((extra) => (
              <li key={extra} className={row}>
                {extra}
                <Check className="size-5" aria-hidden="true" />
              </li>
            ))
          : planParts.map((part) => (
              <li key={part} className={row}>
                {part === "profile" && plan.parts.profile === "full"
                  ? t["plan.feature.full-profile"]
                  : partName(part, t)}
                <PlanLevel level={plan.parts[part]} t={t} />
              </li>
            ))}
      </ul>
    </li>
  );
}
