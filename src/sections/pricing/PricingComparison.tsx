import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import type { ExampleContent } from "#load/schema/example";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { NextStep } from "../forms/NextStep.tsx";
import { PlanLevel } from "../plans/PlanLevel.tsx";
import { ProfilePartLists } from "../plans/ProfilePartLists.tsx";
import { type PlanView, partName, planParts, plansOf } from "../plans/plans.ts";

/**
 * The comparison of the plans: a table with a row for each part. On a phone the plans are below each
 * part, so that nothing is cut off. Below it each profile lists what it adds to the next smaller one, and links to
 * an example.
 */
export function PricingComparison({
  page,
  example,
}: {
  page: ContentPage<"pricing">;
  /** Texts about the plans' profiles. */
  example: Pick<ExampleContent, "parts" | "plans">;
}) {
  const content = page.content.comparison;
  const { t } = page;
  const plans = plansOf(page);
  const paid = plans.find(({ billing }) => billing);
  return (
    <Section id="comparison" tone="mist" labelledBy="comparison-title" spacing="py-band">
      <Headline level={2} variant="heading" id="comparison-title" className="mb-6">
        {content.title}
      </Headline>
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{t["plan.compare.caption"]}</caption>
        <thead className="sr-only md:not-sr-only">
          <tr>
            <th scope="col" className="pb-3 font-semibold text-soft">
              {t["plan.compare.column"]}
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className="w-1/8 pb-3 pl-4 font-semibold">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {planParts.map((part) => (
            <Row
              key={part}
              plans={plans}
              name={partName(part, t)}
              text={content.parts[part]}
              cellOf={({ parts }) => <PlanLevel level={parts[part]} t={t} />}
            />
          ))}
          <Row
            plans={plans}
            name={t["plan.feature.facilitator"]}
            text={content.parts.facilitator}
            cellOf={({ parts }) =>
              parts.colleagues === "none" ? (
                <PlanLevel level="none" t={t} />
              ) : (
                <span className="font-semibold text-small">{t["plan.level.extra"]}</span>
              )
            }
          />
          <Row
            plans={plans}
            name={t["plan.feature.price"]}
            text={paid && `${paid.note}, ${paid.billing}`}
            cellOf={({ price, yearly }) => (
              <>
                <span className="font-semibold">{price}</span>{" "}
                {yearly && <span className="block text-fine text-soft">{yearly}</span>}
              </>
            )}
          />
        </tbody>
      </table>
      <p className="mt-4 max-w-prose border-edge/35 text-small text-soft">
        <span className="font-semibold text-ink">{t["plan.feature.lite"]}</span> {content.lite}
      </p>
      <h3 className="mt-12 mb-6 font-bold text-subtitle tracking-subtitle">
        {example.parts.title}
      </h3>
      <ProfilePartLists
        page={page}
        words={example.plans}
        examplePath={page.pathTo("example")}
        level={4}
      />
      <NextStep page={page} first="start" withExample={false} />
    </Section>
  );
}

function Row({
  plans,
  name,
  text,
  cellOf,
}: {
  plans: PlanView[];
  name: string;
  text?: string;
  cellOf: (plan: PlanView) => ReactNode;
}) {
  return (
    <tr className="grid grid-cols-2 gap-x-6 gap-y-2 border-edge/35 border-t py-5 align-top md:table-row">
      <th scope="row" className="col-span-2 font-normal md:py-5 md:pr-8">
        <span className="font-semibold">{name}</span>{" "}
        {text && (
          <span className="mt-1 block max-w-prose text-small text-soft first-letter:uppercase">
            {text}
          </span>
        )}
      </th>
      {plans.map((plan) => (
        <td
          key={plan.id}
          className="flex flex-wrap content-start items-baseline gap-x-3 md:table-cell md:py-5 md:pl-4"
        >
          <span className="min-w-20 text-small text-soft md:hidden" aria-hidden="true">
            {plan.name}
          </span>
          <div className="min-w-0 wrap-anywhere">{cellOf(plan)}</div>
        </td>
      ))}
    </tr>
  );
}
