import type { LegalText } from "#load/legal/legal-text.ts";
import type { LegalSection } from "#load/legal/parse-legal-text.ts";
import type { PageContext } from "#load/page-context.ts";
import { formatDate } from "#locale/formats.ts";
import { Section } from "#ui/layout/Section.tsx";
import { type ContentsGroup, TableOfContents } from "#ui/layout/TableOfContents.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { LegalProse } from "./LegalProse.tsx";
import { NumberedSection } from "./NumberedSection.tsx";

/** A long text with a table of contents and numbered sections, also for print. */
export function LegalDocument({
  page,
  text,
  url,
}: {
  page: PageContext;
  text: LegalText;
  /** Printed below the date; empty if the site has none yet. */
  url: string;
}) {
  const { t, locale } = page;
  const [before, after] = t["reading.updated"].split("{date}");
  return (
    <Section labelledBy="reading-title" padding="pt-10 pb-section md:pt-14">
      <div className="legal-document grid grid-cols-1 gap-x-10 lg:grid-cols-4">
        <header className="md:pl-14 lg:col-span-3 lg:col-start-2">
          <Headline level={1} id="reading-title">
            {text.title}
          </Headline>
          <Lead className="mt-5">{text.lead}</Lead>
          <p className="mt-5 text-small text-soft">
            {before}
            <time dateTime={text.updated}>{formatDate(text.updated, locale)}</time>
            {after}
          </p>
          {url && <p className="hidden text-small print:block">{url}</p>}
        </header>
        <div className="my-9 md:ml-14 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 lg:ml-0">
          <TableOfContents title={t["reading.contents"]} groups={listContents(text.sections)} />
        </div>
        <div
          lang={text.lang === locale ? undefined : text.lang}
          className="min-w-0 md:pl-14 lg:col-span-3 lg:col-start-2 lg:mt-12"
        >
          {text.intro && <LegalProse locale={locale} markdown={text.intro} title={text.title} />}
          {text.sections.map((section) => (
            <NumberedSection key={section.id} page={page} section={section} level={2} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/**
 * The table of contents of a legal text: one group for its numbered sections, and a group for each
 * unnumbered one, an appendix, with its sections.
 */
export function listContents(sections: LegalSection[]): ContentsGroup[] {
  const numbered = sections.filter(({ number }) => number !== undefined);
  const appendices = sections.filter(({ number }) => number === undefined);
  return [
    ...(numbered.length > 0 ? [{ entries: numbered.map(toEntry) }] : []),
    ...appendices.map(({ id, title, sections }) => ({ id, title, entries: sections.map(toEntry) })),
  ];
}

function toEntry({ id, number, title }: LegalSection) {
  return { id, number: number === undefined ? undefined : Number(number), title };
}
