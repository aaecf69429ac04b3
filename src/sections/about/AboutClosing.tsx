import type { ContentPage } from "#load/page-context.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** The next steps: write to us, or become a facilitator. */
export function AboutClosing({ page }: { page: ContentPage<"about"> }) {
  const content = page.content.closing;
  const { t } = page;
  return (
    <Section labelledBy="closing-title">
      <Intro id="closing-title" content={{ title: content.title, lead: content.text }} />
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={page.getHref("contact")}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={page.getHref("facilitatorship")}>{content.facilitatorship}</ArrowLink>
      </div>
    </Section>
  );
}
