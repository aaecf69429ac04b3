import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { TitledTexts } from "#ui/text/TitledTexts.tsx";

/** What facilitators may expect of their work, in two columns. */
export function FacilitatorWork({ content }: { content: FacilitatorshipContent["work"] }) {
  return (
    <Section labelledBy="work-title" spacing="band-below">
      <Headline id="work-title" variant="heading">
        {content.title}
      </Headline>
      <TitledTexts
        items={content.items.map(({ title, text }) => ({
          title,
          text: <LinkedText>{text}</LinkedText>,
        }))}
      />
    </Section>
  );
}
