import type { ContentPage } from "#load/page-context.ts";
import type { HrPartId } from "#load/schema/hr.ts";
import type { Procurement } from "#load/schema/procurement.ts";
import { formatDate } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Button, ButtonLink } from "#ui/controls/Button.tsx";
import { Logo } from "#ui/drawings/Logo.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { TableOfContents } from "#ui/layout/TableOfContents.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { getContactHref } from "../forms/contact-href.ts";

/** The head of the document: what it is, its version and date, and its contents. */
export function HrHead({
  page,
  parts,
  document: { version, updated },
}: {
  page: ContentPage<"hr">;
  parts: readonly HrPartId[];
  document: Pick<Procurement, "version" | "updated">;
}) {
  const { content, t, locale } = page;
  const { category, title, lead, print } = content.hero;
  const [before, after] = interpolate(content.hero.version, { version, date: "{date}" }).split(
    "{date}",
  );
  return (
    <Section labelledBy="hero-title" padding="pt-6 pb-band lg:pt-14">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {/* The header with the brand is not printed. */}
          <p className="mb-4 hidden items-center gap-2.5 print:flex">
            <Logo className="h-4 w-5.5" />
            <span className="font-bold">{t["site.name"]}</span>
            <span className="ml-auto">{`${t["site.email"]}, ${t["site.phone"]}`}</span>
          </p>
          <p className="mb-2 font-semibold text-small text-spruce lg:mb-3.5">{category}</p>
          <Headline level={1} id="hero-title">
            {title}
          </Headline>
          <Lead className="mt-3.5 lg:mt-6">{lead}</Lead>
          <p className="mt-4 text-small text-soft">
            {before}
            <time dateTime={updated}>{formatDate(updated, locale)}</time>
            {after}
          </p>
          <div
            data-screen-only
            className="mt-5 flex flex-wrap gap-3 max-sm:*:grow lg:mt-7 lg:gap-3.5"
          >
            <ButtonLink href={getContactHref(page)}>{t["action.talk"]}</ButtonLink>
            <Button id="print" variant="secondary" className="no-script:hidden">
              {print}
            </Button>
          </div>
        </div>
        <div className="lg:col-span-4 lg:pt-9">
          <TableOfContents
            title={t["reading.contents"]}
            groups={[
              {
                entries: parts.map((part) => ({
                  id: part,
                  number: undefined,
                  title: content[part].title,
                })),
              },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
