import type { ContentPage } from "#load/page-context.ts";
import type { Testimonial } from "#load/schema/testimonials.ts";
import { Section } from "#ui/layout/Section.tsx";

/** Testimonials in two columns; of an odd number the first one is large. */
export function Testimonials({
  page,
  testimonials,
}: {
  page: ContentPage<"organization">;
  testimonials: Testimonial[];
}) {
  const { locale } = page;
  if (testimonials.length === 0) return null;
  const isLarge = (index: number) => index === 0 && testimonials.length % 2 === 1;
  return (
    <Section tone="mist" labelledBy="testimonials-title" spacing="band">
      <h2 id="testimonials-title" className="font-semibold text-soft">
        {page.content.testimonials.title}
      </h2>
      <ul className="mt-6 grid gap-x-16 gap-y-8 sm:gap-y-10 lg:grid-cols-2">
        {testimonials.map(({ author, role, organisation, quote }, index) => (
          <li
            key={author}
            className={isLarge(index) ? "lg:col-span-2" : "border-line border-t pt-6"}
          >
            <figure>
              <blockquote
                className={
                  isLarge(index)
                    ? "max-w-title font-bold text-title tracking-title"
                    : "font-semibold text-subtitle tracking-subtitle"
                }
              >
                <p className="quoted text-balance">{quote[locale]}</p>
              </blockquote>
              <figcaption className="mt-4 text-small text-soft">
                <span className="font-semibold text-ink">{author}</span>, {role[locale]}
                <span className="block">{organisation}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
