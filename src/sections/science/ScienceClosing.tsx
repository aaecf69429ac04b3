import { getFormLink } from "#contract/forms.ts";
import type { ContentPage } from "#load/page-context.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/** The end of the science page, with the example profile, the product and a way to ask. */
export function ScienceClosing({ page }: { page: ContentPage<"science"> }) {
  const content = page.content.closing;
  return (
    <Section tone="mist" labelledBy="closing-title">
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
        <Headline id="closing-title">{content.title}</Headline>
        <div>
          <Lead>{content.text}</Lead>
          <p className="mt-6">
            <ButtonLink href={page.getHref("example")}>{page.t["action.example"]}</ButtonLink>
          </p>
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
            <ArrowLink href={page.getHref("product")}>{content.product}</ArrowLink>
            <ArrowLink href={getFormLink("contactMessage", page.locale)}>
              {content.contact}
            </ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
