import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";

/** What facilitators may expect of their work, in two columns. */
export function FacilitatorWork({ content }: { content: FacilitatorshipContent["work"] }) {
  return (
    <Section labelledBy="work-title" spacing="band-below">
      <Headline id="work-title" variant="heading">
        {content.title}
      </Headline>
      <ul className="mt-6 grid border-line border-b lg:grid-cols-2 lg:gap-x-16">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-3.5 sm:py-4 lg:last:odd:col-span-2">
            <Headline level={3}>{title}</Headline>
            <p className="mt-1 max-w-prose text-soft">
              <LinkedText>{text}</LinkedText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
