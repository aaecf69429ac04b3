import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** The price of the certification for facilitators. */
export function CertificationPrice({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.certification;
  const price = page.price(page.facts.certification.price);
  return (
    <Section labelledBy="certification-title" spacing="pb-section">
      <div className="grid items-center gap-x-16 gap-y-4 rounded-panel bg-spruce/12 p-7 sm:p-10 lg:grid-cols-3">
        <p className="font-bold text-hero tracking-hero">{price}</p>
        <div className="lg:col-span-2">
          <Headline level={2} variant="subtitle" id="certification-title">
            {content.title}
          </Headline>
          <p className="mt-2 mb-4 max-w-prose">{fill(content.text, { price })}</p>
          <ArrowLink href={page.pathTo("facilitatorship")}>{content.link}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
