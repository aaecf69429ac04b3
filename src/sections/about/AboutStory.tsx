import type { AboutContent } from "#load/schema/about";
import type { Facts } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatFigure, formatInteger, formatList } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { YearRings } from "./YearRings.tsx";

/** Why the product measures a distance, and the years of the reports on how well it does, as a tree's rings. */
export function AboutStory({
  content: { hero, story, reports },
  facts,
  t,
  locale,
  sciencePath,
}: {
  content: AboutContent;
  facts: Facts;
  t: Messages;
  locale: Locale;
  sciencePath: string;
}) {
  const figures = facts.figures[locale];
  const inSentence = ({ value, orMore }: Facts["figures"][Locale]["countries"]) => {
    const number = formatFigure({ value }, t["figure.millions"], locale);
    return orMore ? fill(t["figure.more-than"], { number }) : number;
  };
  const years = {
    years: formatList(facts.reports, locale),
    first: Math.min(...facts.reports),
    last: Math.max(...facts.reports),
  };
  return (
    <Section labelledBy="about-title" spacing="pt-11 pb-section lg:pt-18">
      <Headline level={1} variant="hero" id="about-title">
        {hero.title}
      </Headline>
      <div className="mt-9 grid items-start gap-x-12 gap-y-12 md:grid-cols-5 lg:mt-14 lg:grid-cols-2 lg:gap-x-18">
        <div className="md:col-span-3 lg:col-span-1">
          <p className="mb-6 font-semibold text-subtitle tracking-subtitle">{story.lead}</p>
          <div className="grid gap-5 text-lead">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-soft">
                {paragraph}
              </p>
            ))}
            <p className="border-producer border-l-4 pl-5">
              {fill(story.figures, {
                users: formatInteger(figures.users.value, locale),
                countries: inSentence(figures.countries),
                questions: inSentence(figures.questions),
                languages: figures.languages.value,
              })}
            </p>
          </div>
          <Headline level={2} variant="subtitle" className="mt-10 border-line border-t pt-8">
            {reports.title}
          </Headline>
          <p className="mt-2 text-soft">{fill(reports.text, years)}</p>
          <p className="mt-4">
            <ArrowLink href={sciencePath}>{reports.link}</ArrowLink>
          </p>
        </div>
        <figure className="md:-order-1 md:col-span-2 lg:col-span-1">
          <YearRings years={facts.reports} description={fill(reports.description, years)} />
          <figcaption className="mt-3 text-small text-soft">
            {fill(reports.caption, years)}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
