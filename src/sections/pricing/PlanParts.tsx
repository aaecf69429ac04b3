import type { Facts, PlanLevel } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import type { PricingContent } from "#load/schema/pricing";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { Mark } from "#ui/marks/Mark.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { levelName, type PlanView, partName, planParts } from "../plans/plans.ts";

/**
 * What the four parts of a plan are, each with the plans that hold it. What each profile holds is told
 * where the facts have it.
 */
export function PlanParts({
  content,
  plans,
  profileHolds = {},
  t,
  locale,
}: {
  content: PricingContent["parts"];
  plans: PlanView[];
  profileHolds: Facts["profileHolds"];
  t: Messages;
  locale: Locale;
}) {
  const holds: Partial<Record<PlanLevel, Record<Locale, string>>> = profileHolds;
  return (
    <Section labelledBy="parts-title" tone="mist">
      <Intro id="parts-title" content={content} spacing="mt-3 mb-9" />
      <dl>
        {planParts.map((part) => (
          <div
            key={part}
            className="grid gap-x-10 gap-y-4 border-edge/35 border-t py-7 lg:grid-cols-12"
          >
            <dt className="font-bold text-subtitle tracking-subtitle lg:col-span-2">
              {partName(part, t)}
            </dt>
            <dd className="max-w-prose lg:col-span-5">{content.items[part].text}</dd>
            <dd className="lg:col-span-5">
              <ul className="grid grid-cols-2 gap-x-4 gap-y-4 text-small sm:grid-cols-4">
                {plans.map((plan) => (
                  <li key={plan.id}>
                    <span className="flex h-6 items-center gap-2">
                      {plan.parts[part] !== "none" && (
                        <Mark view={plan.parts[part] === "lite" ? "self" : "others"} />
                      )}
                      <span className="h-px grow bg-edge/50" />
                    </span>
                    <span className="block font-semibold">{plan.name}</span>
                    <span className="block text-fine text-soft">
                      {levelName(plan.parts[part], t)}
                    </span>
                    {part === "profile" && holds[plan.parts.profile] && (
                      <span className="mt-1 block text-fine">
                        {holds[plan.parts.profile]?.[locale]}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
