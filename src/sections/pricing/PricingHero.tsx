import { Check } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { billingOf, type PlanView, plansOf } from "../plans/plans.ts";
import { Reach } from "../proof/Reach.tsx";

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
      proof={<Reach page={page} of="people" />}
      picture="bleed"
    >
      <div className="border-line border-y bg-card">
        <ul className="mx-auto grid max-w-page sm:grid-cols-2 xl:grid-cols-4">
          {plansOf(page).map((plan) => (
            <PlanColumn key={plan.id} plan={plan} />
          ))}
        </ul>
      </div>
      <p className="mx-auto max-w-page px-6 pt-3.5 pb-6 text-note text-soft lg:pt-4 lg:pb-10">
        {content.note} {facts.invoicing?.[locale]}
      </p>
    </PageHero>
  );
}

function PlanColumn({ plan }: { plan: PlanView }) {
  const { recommended } = plan;
  const hasExtras = plan.extras.length > 0;
  const soft = recommended ? "text-on-deep-soft" : "text-soft";
  return (
    <li
      className={`row-span-6 grid grid-rows-subgrid gap-x-4 border-line px-6 py-3 sm:py-5 max-sm:grid-cols-2 max-sm:*:col-span-2 not-first:border-t sm:even:border-l sm:nth-2:border-t-0 xl:not-first:border-t-0 xl:py-6 xl:not-first:border-l ${recommended ? "bg-deep text-on-deep" : ""}`}
    >
      <h2 className="max-sm:col-span-1! flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lead">
        {plan.name} {plan.tag && <Badge>{plan.tag}</Badge>}
      </h2>
      <p
        className={`font-bold tracking-title max-sm:col-span-1! ${hasExtras ? "text-figure sm:text-price" : "text-price"} max-sm:justify-self-end max-sm:text-right sm:mt-2 xl:mt-3`}
      >
        {plan.price}
      </p>
      {!hasExtras && <p className={`mt-1 text-note ${soft}`}>{plan.note}</p>}
      {plan.billing && <p className={`row-start-4 text-note ${soft}`}>{billingOf(plan)}</p>}
      <div className="row-start-5 mt-1.5 sm:mt-2">
        {hasExtras ? <Extras plan={plan} /> : plan.why && <p>{plan.why}</p>}
      </div>
      <ButtonLink
        href={plan.href}
        variant={recommended ? "inverse" : "secondary"}
        className="row-start-6 mt-3 self-end sm:mt-4"
      >
        {plan.action}
      </ButtonLink>
    </li>
  );
}

/** What only this plan includes, in addition to the one before. */
function Extras({ plan }: { plan: PlanView }) {
  return (
    <>
      <p>{plan.note}</p>
      <ul className="mt-1.5 text-note">
        {plan.extras.map((extra) => (
          <li
            key={extra}
            className="flex items-center justify-between gap-3 border-edge/35 border-t py-1"
          >
            {extra}
            <Check className="size-5" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
