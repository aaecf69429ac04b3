import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/** The end of the science page, with links to the product and to facilitators. */
export function ScienceClosing({ page }: { page: ContentPage<"science"> }) {
  const content = page.content.closing;
  return (
    <Section tone="mist" labelledBy="closing-title">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-2">
        <Headline id="closing-title">{content.title}</Headline>
        <div>
          <Lead>{content.text}</Lead>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            <ArrowLink href={page.pathTo("product")}>{content.product}</ArrowLink>
            <ArrowLink href={page.pathTo("facilitatorship")}>{content.facilitator}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
