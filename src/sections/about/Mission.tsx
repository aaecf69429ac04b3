import type { ContentPage } from "#load/page-context.ts";
import { MeetingMarks } from "#ui/drawings/MeetingMarks.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** The purpose of the product, in one sentence. */
export function Mission({ page }: { page: ContentPage<"about"> }) {
  const content = page.content.mission;
  return (
    <Section tone="deep" labelledBy="mission-title">
      <div className="grid items-center gap-x-16 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <p className="text-on-deep-soft">{content.label}</p>
          <Headline id="mission-title" variant="banner" className="mt-3">
            {content.title}
          </Headline>
          <p className="mt-5 max-w-prose text-lead text-on-deep-soft">{content.text}</p>
        </div>
        <MeetingMarks className="w-full max-lg:mt-7 max-lg:max-w-40" />
      </div>
    </Section>
  );
}
