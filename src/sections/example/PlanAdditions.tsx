import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { PointList } from "#ui/text/PointList.tsx";
import { listShownPlans } from "../plans/plans.ts";
import { listAddedParts } from "../plans/profile-parts.ts";
import { getPlansAttribute } from "./visibility-attributes.ts";

/** What larger plans add to the plan that is shown. */
export function PlanAdditions({ page }: { page: ContentPage<"example"> }) {
  const content = page.content.plans;
  const { t, facts } = page;
  const plans = listShownPlans(page);
  const additions = plans.slice(1).map(({ id, name }, index) => ({
    id,
    name,
    parts: listAddedParts(facts.plans[id].profile, facts.profileHolds),
    smaller: plans.slice(0, index + 1).map((plan) => plan.id),
  }));
  return (
    <div data-screen-only className="grid gap-x-10 md:grid-cols-2">
      {additions
        .filter(({ parts }) => parts.length > 0)
        .map(({ id, name, parts, smaller }) => (
          <div key={id} className="border-line border-t py-8" {...getPlansAttribute(smaller)}>
            <p className="mb-3">
              <a
                href={`#${id}`}
                className="font-bold text-subtitle tracking-subtitle underline decoration-producer decoration-2 underline-offset-4"
              >
                {interpolate(content.adds, { plan: name })}
              </a>
            </p>
            <PointList points={parts.map((part) => t[`plan.holds.${part}`])} />
          </div>
        ))}
    </div>
  );
}
