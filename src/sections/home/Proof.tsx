import type { ContentPage, PageContext } from "#load/page-context.ts";
import type { ChartValues } from "#load/schema/science-figures.ts";
import type { Testimonial } from "#load/schema/testimonials.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { KeyFigure } from "../key-figures/KeyFigure.tsx";
import { formatOverallRatios } from "../science/chart-values.ts";

const shownFigures = [
  "countries",
  "organisations",
  "users",
  "languages",
  "forms",
  "questions",
] as const;

/** Figures, a testimonial and the reliability of the scales. */
export function Proof({
  page,
  testimonial,
  reliability,
}: {
  page: ContentPage<"home">;
  testimonial: Testimonial | undefined;
  /** Cronbach's alpha of the scales. */
  reliability: ChartValues;
}) {
  const content = page.content.proof;
  const { locale } = page;
  return (
    <Section tone="deep" label={content.title} spacing="band">
      <KeyFigures page={page} />
      <div className="mt-6 grid items-end gap-x-16 gap-y-5 border-on-deep/25 border-t pt-6 lg:mt-8 lg:pt-7 lg:grid-cols-3">
        {testimonial && (
          <figure className="lg:col-span-2">
            <blockquote>
              <p className="quoted font-bold text-title tracking-title">
                {testimonial.quote[locale]}
              </p>
            </blockquote>
            <figcaption className="mt-3 text-on-deep-soft text-small">
              {testimonial.author}, {testimonial.role[locale]}, {testimonial.organisation}
            </figcaption>
          </figure>
        )}
        <p className="text-on-deep-soft">
          {interpolate(content.reliability.text, formatOverallRatios(reliability, locale))}{" "}
          <a
            href={page.getHref("science", "scientific-validation")}
            className="text-on-deep underline underline-offset-4"
          >
            {content.reliability.link}
          </a>
        </p>
      </div>
    </Section>
  );
}

function KeyFigures({ page }: { page: PageContext }) {
  const { t, locale, facts } = page;
  const figures = facts.figures[locale];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between">
      {shownFigures.map((id) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt className="text-on-deep-soft text-small">{t[`figure.${id}`]}</dt>
          <dd className="font-bold text-figure tracking-title lg:whitespace-nowrap">
            <KeyFigure page={page} figure={figures[id]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
