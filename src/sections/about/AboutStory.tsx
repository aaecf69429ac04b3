import type { ContentPage } from "#load/page-context.ts";
import { formatInteger, formatList } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { formatKeyFigureInSentence } from "../key-figures/key-figure-in-sentence.ts";
import { YearLines } from "./YearLines.tsx";

/** Why the product measures a gap, and the years of its technical reports as the lines of a tree. */
export function AboutStory({ page }: { page: ContentPage<"about"> }) {
  const { hero, story, reports } = page.content;
  const { locale, facts } = page;
  const figures = facts.figures[locale];
  const years = {
    years: formatList(facts.reports, locale),
    first: Math.min(...facts.reports),
    last: Math.max(...facts.reports),
  };
  return (
    <>
      <PageHero title={hero.title} lead={story.lead} picture="beside">
        <figure className="max-lg:mx-auto max-lg:mt-3 max-lg:max-w-sketch">
          <YearLines years={facts.reports} description={interpolate(reports.description, years)} />
          <figcaption className="mt-3 text-soft">{interpolate(reports.caption, years)}</figcaption>
        </figure>
      </PageHero>
      <Section spacing="section-below">
        <div className="grid gap-x-16 gap-y-6 border-line border-t pt-7 lg:grid-cols-2 lg:pt-12">
          <Paragraphs texts={story.paragraphs} className="text-lead text-soft" />
          <div>
            <p className="max-w-prose text-lead">
              {interpolate(story.figures, {
                users: formatInteger(figures.users.value, locale),
                countries: formatKeyFigureInSentence(page, figures.countries),
                questions: formatKeyFigureInSentence(page, figures.questions),
                languages: figures.languages.value,
              })}
            </p>
            <Headline level={2} variant="subtitle" className="mt-6 lg:mt-8">
              {reports.title}
            </Headline>
            <p className="mt-2 max-w-prose text-soft">{interpolate(reports.text, years)}</p>
            <p className="mt-4">
              <ArrowLink href={page.getHref("science", "how-it-measures")}>
                {reports.link}
              </ArrowLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
