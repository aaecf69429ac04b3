import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { listPlans } from "../plans/plans.ts";
import { listAddedParts } from "../plans/profile-parts.ts";

/** What each plan's profile adds to that of the previous plan, in columns. */
export function PlanParts({ page }: { page: ContentPage<"example"> }) {
  const { content, t, facts } = page;
  const { parts, plans: planTexts } = content;
  const plans = listPlans(page);
  return (
    <Section id="plans" tone="mist" labelledBy="parts-title" spacing="band">
      <Intro id="parts-title" content={parts} variant="heading" />
      <div className="mt-5 sm:mt-8 grid gap-x-10 gap-y-5 md:gap-y-8 md:grid-cols-3">
        {plans.map(({ id, name, parts: { profile } }, index) => {
          const before = plans[index - 1];
          if (profile === "none") return null;
          if (before?.parts.profile === profile) {
            return (
              <p key={id} className="md:col-span-3">
                {interpolate(planTexts.same, { plan: before.name, other: name })}
              </p>
            );
          }
          return (
            <div key={id} className="border-edge/35 border-t pt-4 md:pt-5">
              <h3 className="mb-2.5 md:mb-4 font-bold text-subtitle tracking-subtitle">
                {before ? interpolate(planTexts.adds, { plan: name }) : name}
              </h3>
              <PointList
                points={listAddedParts(profile, facts.profileHolds).map(
                  (part) => t[`plan.holds.${part}`],
                )}
              />
            </div>
          );
        })}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <ButtonLink href={getContactHref(page)}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={page.getHref("pricing")}>{parts.link}</ArrowLink>
      </p>
    </Section>
  );
}
