import type { ExampleContent } from "#load/schema/example";
import type { Facts } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { ProfilePartLists } from "../plans/ProfilePartLists.tsx";
import type { PlanView } from "../plans/plans.ts";

/** What each plan's profile adds to that of the previous plan. */
export function PlanParts({
  content,
  plans,
  facts,
  t,
  talkPath,
  pricingPath,
}: {
  content: ExampleContent;
  plans: PlanView[];
  facts: Facts;
  t: Messages;
  talkPath: string;
  pricingPath: string;
}) {
  const { parts } = content;
  return (
    <Section id="plans" tone="mist" labelledBy="parts-title" spacing="py-band">
      <Intro id="parts-title" content={parts} variant="heading" />
      <div className="mt-8">
        <ProfilePartLists
          words={content.plans}
          plans={plans}
          profileHolds={facts.profileHolds}
          level={3}
          t={t}
        />
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <ButtonLink href={talkPath}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={pricingPath}>{parts.link}</ArrowLink>
      </p>
    </Section>
  );
}
