import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** The price of the certification for facilitators. */
export function CertificationPrice({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.certification;
  const price = page.price(page.facts.certification.price);
  return (
    <section
      aria-labelledby="certification-title"
      className="self-start rounded-panel bg-spruce/12 p-6 sm:p-8 lg:col-span-4"
    >
      <p className="font-bold text-price tracking-title">{price}</p>
      <Headline level={3} id="certification-title" className="mt-3">
        {content.title}
      </Headline>
      <p className="mt-2 mb-4 max-w-prose">{fill(content.text, { price })}</p>
      <ArrowLink href={page.pathTo("facilitatorship")}>{content.link}</ArrowLink>
    </section>
  );
}
