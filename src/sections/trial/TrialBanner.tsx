import type { PageContext } from "#load/page-context.ts";
import type { TrialContent } from "#load/schema/trial.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { UsageSentence } from "../proof/UsageSentence.tsx";

/** A link to the trial, on other pages. */
export function TrialBanner({
  page,
  content,
}: {
  page: PageContext;
  content: TrialContent["hero"];
}) {
  return (
    <Section labelledBy="trial-title" spacing="band-below">
      <div className="flex flex-col gap-x-10 gap-y-5 rounded-panel bg-mist p-6 sm:p-8 lg:flex-row lg:items-center lg:justify-between lg:p-10">
        <div>
          <Headline level={2} variant="heading" id="trial-title">
            {content.title}
          </Headline>
          <p className="mt-2 mb-3 max-w-prose text-soft">{content.lead}</p>
          <UsageSentence page={page} figure="questions" />
        </div>
        <ButtonLink href={page.getHref("trial")} className="shrink-0 self-start lg:self-center">
          {page.names.trial}
        </ButtonLink>
      </div>
    </Section>
  );
}
