import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PlanComparison } from "../plans/PlanComparison.tsx";
import { PlanGrid } from "../plans/PlanGrid.tsx";
import type { PlanView } from "../plans/plans.ts";

/** The four plans side by side, and their comparison part by part. */
export function Pricing({
  content,
  plans,
  t,
}: {
  content: HomeContent["pricing"];
  plans: PlanView[];
  t: Messages;
}) {
  return (
    <Section id="pricing" labelledBy="pricing-title" spacing="pb-section">
      <Intro id="pricing-title" content={content} spacing="mt-3 mb-9" />
      <PlanGrid plans={plans} t={t} level={3} />
      <details className="mt-8">
        <summary className="cursor-pointer py-2 font-semibold text-lead touch:py-2.5">
          {t["plan.compare.title"]}
        </summary>
        <div className="mt-5">
          <PlanComparison plans={plans} t={t} />
        </div>
      </details>
    </Section>
  );
}
