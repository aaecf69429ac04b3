import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** Reasons for feedback from colleagues, a row each. */
export function Reasons({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.reasons;
  const languages = page.facts.figures[page.locale].languages.value;
  return (
    <Section labelledBy="reasons-title" spacing="pb-section">
      <Headline id="reasons-title">{content.title}</Headline>
      <ol className="mt-10 border-line border-b">
        {content.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-line border-t py-6 lg:grid-cols-12"
          >
            <span
              className="hidden font-bold text-figure text-spruce lg:col-span-1 lg:block"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <Headline level={3} className="lg:col-span-5">
              {title}
            </Headline>
            <p className="max-w-prose text-soft lg:col-span-6">{fill(text, { languages })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
