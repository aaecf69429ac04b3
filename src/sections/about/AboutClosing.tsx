import type { ContentPage } from "#load/page-context";
import { pathOf } from "#locale/routes";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** The next steps: write to us, or become a facilitator. */
export function AboutClosing({ page }: { page: ContentPage<"about"> }) {
  const content = page.content.closing;
  const { t, locale } = page;
  return (
    <Section labelledBy="closing-title">
      <Intro id="closing-title" content={{ title: content.title, lead: content.text }} />
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={pathOf("contact", locale)}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={pathOf("facilitatorship", locale)}>{content.facilitatorship}</ArrowLink>
      </div>
    </Section>
  );
}
