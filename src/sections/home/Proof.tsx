import type { ShownClient } from "#load/content";
import type { Facts } from "#load/schema/facts";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import type { ScienceFigure } from "#load/schema/science-figures";
import type { Testimonial } from "#load/schema/testimonials";
import { fill } from "#locale/fill";
import { formatFigure, formatRatio } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { Clients } from "./Clients.tsx";

/** Clients, figures, a testimonial and the reliability of the scales. */
export function Proof({
  content,
  clients,
  facts,
  testimonial,
  reliability,
  sciencePath,
  t,
  locale,
}: {
  content: HomeContent["proof"];
  clients: ShownClient[];
  facts: Facts;
  testimonial: Testimonial | undefined;
  /** Cronbach's alpha of the scales. */
  reliability: ScienceFigure;
  /** The chapter on how it was measured. */
  sciencePath: string;
  t: Messages;
  locale: Locale;
}) {
  const [range] = reliability.rows;
  const inWords = (value: number | undefined) => (value ? formatRatio(value, locale) : "");
  return (
    <>
      <Clients title={content.clients} clients={clients} />
      <Section tone="deep" label={content.title} spacing="py-band">
        <Figures facts={facts} t={t} locale={locale} />
        <div className="mt-9 grid items-start gap-x-16 gap-y-6 border-on-deep/25 border-t pt-7 lg:grid-cols-2">
          {testimonial && (
            <figure>
              <blockquote className="text-lead">
                <p>{testimonial.quote[locale]}</p>
              </blockquote>
              <figcaption className="mt-2 text-on-deep-soft text-small">
                {testimonial.author}, {testimonial.role[locale]}, {testimonial.organisation}
              </figcaption>
            </figure>
          )}
          <p className="text-on-deep-soft">
            {fill(content.reliability.text, { from: inWords(range?.from), to: inWords(range?.to) })}{" "}
            <a href={sciencePath} className="text-on-deep underline underline-offset-4">
              {content.reliability.link}
            </a>
          </p>
        </div>
      </Section>
    </>
  );
}

/** A figure; if it is abbreviated, as in "2.1m", screen readers get it in words. */
function Figure({
  figure,
  t,
  locale,
}: {
  figure: Parameters<typeof formatFigure>[0];
  t: Messages;
  locale: Locale;
}) {
  const [written, said] = [t["figure.millions"], t["figure.millions-in-words"]].map((pattern) =>
    formatFigure(figure, pattern, locale),
  );
  if (written === said) return written;
  return (
    <span role="img" aria-label={said}>
      {written}
    </span>
  );
}

function Figures({ facts, t, locale }: { facts: Facts; t: Messages; locale: Locale }) {
  const figures = facts.figures[locale];
  const rows = [
    { figure: figures.countries, label: t["figure.countries"] },
    { figure: figures.organisations, label: t["figure.organisations"] },
    { figure: figures.users, label: t["figure.users"] },
    { figure: figures.languages, label: t["figure.languages"] },
    { figure: figures.forms, label: t["figure.forms"] },
    { figure: figures.questions, label: t["figure.questions"] },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:flex lg:flex-wrap">
      {rows.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end lg:flex-1">
          <dt className="text-on-deep-soft text-small">{label}</dt>
          <dd className="font-bold text-figure tracking-title lg:whitespace-nowrap">
            <Figure figure={figure} t={t} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
