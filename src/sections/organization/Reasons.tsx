import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { TitledTexts } from "#ui/text/TitledTexts.tsx";

/** Reasons for feedback from colleagues, in two columns. */
export function Reasons({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.reasons;
  const languages = page.facts.figures[page.locale].languages.value;
  return (
    <Section labelledBy="reasons-title" spacing="band-below">
      <Headline id="reasons-title" variant="heading">
        {content.title}
      </Headline>
      <TitledTexts
        items={content.items.map(({ title, text }) => ({
          title,
          text: interpolate(text, { languages }),
        }))}
      />
    </Section>
  );
}
