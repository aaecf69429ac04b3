import type { ContactPageContent } from "#load/schema/contact";
import type { TranslatedPage } from "#locale/routes";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

type Shortcuts = ContactPageContent["shortcuts"];

/** Pages that may answer a question. `pathTo` returns the path of a page. */
export function ContactShortcuts({
  content,
  pathTo,
}: {
  content: Shortcuts;
  pathTo: (page: TranslatedPage) => string;
}) {
  return (
    <Section labelledBy="shortcuts-title">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-7">
        <Headline level={2} variant="title" id="shortcuts-title" className="lg:col-span-3">
          {content.title}
        </Headline>
        <ul className="border-line border-b lg:col-span-4">
          {content.items.map(({ page, title, text }) => (
            <li key={title} className="border-line border-t py-5">
              <h3>
                <ArrowLink href={pathTo(page)}>{title}</ArrowLink>
              </h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
