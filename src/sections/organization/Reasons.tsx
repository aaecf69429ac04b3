import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** Reasons for feedback from colleagues, in two columns. */
export function Reasons({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.reasons;
  const languages = page.facts.figures[page.locale].languages.value;
  return (
    <Section labelledBy="reasons-title" spacing="band-below">
      <Headline id="reasons-title" variant="heading">
        {content.title}
      </Headline>
      <ul className="mt-6 grid border-line border-b lg:grid-cols-2 lg:gap-x-16">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-3.5 sm:py-4 lg:last:odd:col-span-2">
            <Headline level={3}>{title}</Headline>
            <p className="mt-1 max-w-prose text-soft">{interpolate(text, { languages })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
