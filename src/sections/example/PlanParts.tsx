import type { ExampleContent } from "#load/schema/example";
import type { Facts, PlanId } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import type { PlanView } from "../plans/plans.ts";
import { partsAdded, profilePartName } from "../plans/profile-parts.ts";

/** What each plan's profile adds to that of the previous plan. */
export function PlanParts({
  content,
  plans,
  facts,
  t,
  pricingPath,
}: {
  content: ExampleContent;
  plans: Pick<PlanView, "id" | "name">[];
  facts: Facts;
  t: Messages;
  pricingPath: string;
}) {
  const { parts, plans: words } = content;
  const partsOf = (id: PlanId) => {
    const level = facts.plans[id].profile;
    return level === "none" ? [] : partsAdded(level, facts.profileHolds);
  };
  const levelOf = (index: number) => plans[index] && facts.plans[plans[index].id].profile;
  return (
    <Section id="plans" tone="mist" labelledBy="parts-title" spacing="py-band">
      <Intro id="parts-title" content={parts} variant="heading" />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {plans.map(({ id, name }, index) => {
          const before = plans[index - 1];
          if (before && levelOf(index) === levelOf(index - 1)) {
            return (
              <p key={id} className="md:col-span-3">
                {fill(words.same, { plan: before.name, other: name })}
              </p>
            );
          }
          return (
            <div key={id} className="border-edge/35 border-t pt-5">
              <h3 className="mb-4 font-bold text-subtitle tracking-subtitle">
                {before ? fill(words.adds, { plan: name }) : name}
              </h3>
              <PointList points={partsOf(id).map((part) => profilePartName(part, t))} />
            </div>
          );
        })}
      </div>
      <p className="mt-8">
        <ArrowLink href={pricingPath}>{parts.link}</ArrowLink>
      </p>
    </Section>
  );
}
