import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** Our values: what we believe, and what we do about it. */
export function Values({ page }: { page: ContentPage<"about"> }) {
  const content = page.content.values;
  return (
    <Section labelledBy="values-title">
      <Headline id="values-title" className="mb-6 lg:mb-10">
        {content.title}
      </Headline>
      <ul className="border-line border-b">
        {content.items.map((item) => (
          <li
            key={item.title}
            className="grid items-baseline gap-x-10 gap-y-1 border-line border-t py-5 lg:py-8 md:grid-cols-5"
          >
            <p className="font-semibold text-soft">{item.title}</p>
            <div className="md:col-span-4">
              <h3 className="font-bold text-subtitle tracking-subtitle">{item.belief}</h3>
              <p className="mt-1 max-w-prose lg:mt-2 text-soft">{item.consequence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
