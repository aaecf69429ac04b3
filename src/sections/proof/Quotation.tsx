import type { Testimonial } from "#load/schema/testimonials.ts";
import type { Locale } from "#locale/languages.ts";
import { ProofLine } from "./ProofLine.tsx";

/** A client's words about the product, beside the buttons of a page. */
export function Quotation({
  locale,
  testimonial: { author, role, organisation, quote },
}: {
  locale: Locale;
  testimonial: Testimonial;
}) {
  return (
    <ProofLine>
      <figure>
        <blockquote>
          <p className="quoted">{quote[locale]}</p>
        </blockquote>
        <figcaption className="mt-0.5 text-small text-soft">
          {author}, {role[locale]}, {organisation}
        </figcaption>
      </figure>
    </ProofLine>
  );
}
