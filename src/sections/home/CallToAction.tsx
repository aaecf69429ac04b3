import type { HomeContent } from "#load/schema/home";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** The one next step. */
export function CallToAction({
  content,
  registerUrl,
}: {
  content: HomeContent["callToAction"];
  registerUrl: string;
}) {
  return (
    <Section labelledBy="start-title">
      <div className="flex flex-col items-start gap-8 rounded-panel bg-spruce/12 p-7 sm:p-12 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <Intro
            id="start-title"
            content={{ title: content.title, lead: content.text }}
            spacing="mt-3"
          />
        </div>
        <div className="flex shrink-0 flex-wrap gap-3.5">
          <ButtonLink href={registerUrl}>{content.primary}</ButtonLink>
          <ButtonLink href="#contact" variant="secondary">
            {content.secondary}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
