import type { ContentPage } from "#load/page-context";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { ProfilePartLists } from "../plans/ProfilePartLists.tsx";

/** What each plan's profile adds to that of the previous plan. */
export function PlanParts({ page }: { page: ContentPage<"example"> }) {
  const { content, t } = page;
  const { parts } = content;
  return (
    <Section id="plans" tone="mist" labelledBy="parts-title" spacing="band">
      <Intro id="parts-title" content={parts} variant="heading" />
      <div className="mt-5 sm:mt-8">
        <ProfilePartLists page={page} words={content.plans} level={3} />
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <ButtonLink href={getContactHref(page)}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={page.pathTo("pricing")}>{parts.link}</ArrowLink>
      </p>
    </Section>
  );
}
