import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import type { ExampleContent } from "#load/schema/example.ts";
import { switchLabel, switchList } from "#ui/controls/switch.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { LevelMark } from "../plans/LevelMark.tsx";
import { getPartName, listPlans, type PlanView, planParts } from "../plans/plans.ts";

/**
 * The comparison of the plans: a table with a row for each part. On phones it shows one plan, which radio
 * buttons choose: src/styles/plan-choice.css.
 */
export function PricingComparison({
  page,
  example,
}: {
  page: ContentPage<"pricing">;
  /** The name of the list of what each plan's profile shows. */
  example: { parts: Pick<ExampleContent["parts"], "title"> };
}) {
  const content = page.content.comparison;
  const { t } = page;
  const plans = listPlans(page);
  const paid = plans.find(({ billing }) => billing);
  return (
    <Section id="comparison" tone="mist" labelledBy="comparison-title" spacing="band">
      <Headline level={2} variant="heading" id="comparison-title" className="mb-5">
        {content.title}
      </Headline>
      <PlanChoice label={t["plan.compare.choose"]} plans={plans} />
      <table className="plan-table w-full text-left not-print:max-md:stacked">
        <caption className="sr-only">{t["plan.compare.caption"]}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-3 font-semibold text-soft">
              {t["plan.compare.column"]}
            </th>
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className={`w-1/8 py-3 pl-3 font-semibold lg:w-1/10 xl:w-1/11 xl:pl-4 ${plan.isRecommended ? "rounded-t-field bg-spruce/10" : ""}`}
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planParts.map((part) => (
            <Row
              key={part}
              plans={plans}
              name={getPartName(part, t)}
              text={content.parts[part]}
              cellOf={({ parts }) => <LevelMark level={parts[part]} t={t} />}
            />
          ))}
          <Row
            plans={plans}
            name={t["plan.feature.facilitator"]}
            text={content.parts.facilitator}
            cellOf={({ parts }) =>
              parts.colleagues === "none" ? (
                <LevelMark level="none" t={t} />
              ) : (
                <span className="font-semibold text-small">{t["plan.level.extra"]}</span>
              )
            }
          />
          <Row
            plans={plans}
            name={t["plan.feature.price"]}
            text={paid && `${paid.note}, ${paid.billing}`}
            isRepeated
            cellOf={({ price, yearly }) => (
              <>
                <span className="font-semibold">{price}</span>{" "}
                {yearly && (
                  <span className="text-fine text-soft max-md:ml-1.5 md:block">{yearly}</span>
                )}
              </>
            )}
          />
        </tbody>
      </table>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-edge/35 border-t pt-4">
        <p className="max-w-prose text-soft">
          <span className="font-semibold text-ink">{t["plan.feature.lite"]}</span> {content.lite}
        </p>
        <ArrowLink href={page.getHref("example", "plans")}>{example.parts.title}</ArrowLink>
      </div>
    </Section>
  );
}

/** Radio buttons for the plan that a phone shows. Growth is the one we recommend. */
function PlanChoice({ label, plans }: { label: string; plans: PlanView[] }) {
  return (
    <fieldset className="plan-choice" data-screen-only>
      <legend className="sr-only">{label}</legend>
      <div className={`${switchList} grid grid-cols-2 sm:grid-cols-4`}>
        {plans.map(({ id, name, isRecommended }) => (
          <label key={id} className={switchLabel}>
            <input
              type="radio"
              name="compared-plan"
              value={id}
              defaultChecked={isRecommended}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Row({
  plans,
  name,
  text,
  isRepeated = false,
  cellOf,
}: {
  plans: PlanView[];
  name: string;
  text?: string;
  /** Whether the list of plans says the same. If so, phones leave it out. */
  isRepeated?: boolean;
  cellOf: (plan: PlanView) => ReactNode;
}) {
  return (
    <tr className="border-edge/35 border-t align-top not-print:max-md:relative not-print:max-md:py-3">
      <th scope="row" className="py-2.5 font-normal md:py-3 md:pr-8">
        <div className="xl:grid xl:grid-cols-7 xl:gap-x-6">
          <span className="font-semibold xl:col-span-2">{name}</span>{" "}
          {text && (
            <span
              className={`mt-0.5 block max-w-prose text-soft first-letter:uppercase xl:col-span-5 xl:mt-0 ${isRepeated ? "max-md:hidden" : ""}`}
            >
              {text}
            </span>
          )}
        </div>
      </th>
      {plans.map((plan) => (
        <td
          key={plan.id}
          data-plan={plan.id}
          className={`py-2.5 pl-3 text-balance md:py-3 xl:pl-4 ${plan.isRecommended ? "md:bg-spruce/10" : ""}`}
        >
          <span className="plan-name text-small text-soft" aria-hidden="true">
            {plan.name}
          </span>
          {cellOf(plan)}
        </td>
      ))}
    </tr>
  );
}
