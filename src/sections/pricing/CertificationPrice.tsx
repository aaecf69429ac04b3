import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

export function CertificationPrice({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.certification;
  const price = page.formatPrice(page.facts.certification.price);
  return (
    <section
      aria-labelledby="certification-title"
      className="self-start rounded-panel bg-spruce/12 p-5 sm:p-8 lg:col-span-4"
    >
      <div className="flex items-center justify-between gap-x-5 gap-y-2 max-sm:flex-wrap lg:block">
        <p className="order-1 font-bold text-price tracking-title">{price}</p>
        <Headline level={3} id="certification-title" className="lg:mt-3">
          {content.title}
        </Headline>
      </div>
      <p className="mt-2 mb-4 max-w-prose">{interpolate(content.text, { price })}</p>
      <ArrowLink href={page.getHref("facilitatorship")}>{content.link}</ArrowLink>
    </section>
  );
}
