import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** Pages that may answer a question. */
export function ContactShortcuts({ page }: { page: ContentPage<"contact"> }) {
  const content = page.content.shortcuts;
  return (
    <Section labelledBy="shortcuts-title" spacing="band">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-7">
        <Headline id="shortcuts-title" className="lg:col-span-3">
          {content.title}
        </Headline>
        <ul className="border-line border-b lg:col-span-4">
          {content.items.map(({ page: answering, title, text }) => (
            <li key={title} className="border-line border-t py-4">
              <h3>
                <ArrowLink href={page.getHref(answering)}>{title}</ArrowLink>
              </h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
