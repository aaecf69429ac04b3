import type { Profile } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { ChartValues } from "#load/schema/science-figures.ts";
import type { Chapter } from "#load/science.ts";
import { interpolate } from "#locale/interpolate.ts";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { AnswersPicture } from "./AnswersPicture.tsx";
import { formatChartValues } from "./chart-values.ts";

const keyFigures = ["reliability", "agreement", "correlations"] as const;

/** The first section of the science page: key figures, and answers on a scale as an example. */
export function ScienceHero({
  page,
  figures,
  chapters,
  first,
  profile,
}: {
  page: ContentPage<"science">;
  figures: Record<string, ChartValues>;
  chapters: number;
  /** The chapters that are linked first. */
  first: Chapter[];
  profile: Profile;
}) {
  const content = page.content.hero;
  return (
    <PageHero
      title={content.title}
      lead={interpolate(content.lead, { count: chapters })}
      picture="below"
    >
      <FirstChapters label={content.first} chapters={first} />
      <KeyFigures page={page} figures={figures} />
      <figure>
        <p className="mb-8 font-semibold">{content.picture.title}</p>
        <AnswersPicture
          page={page}
          dimensions={["directiveness"]}
          description={content.picture.description}
          profile={profile}
        />
        <figcaption className="mt-4 max-w-prose text-pretty text-note text-soft">
          {content.picture.caption}
        </figcaption>
      </figure>
    </PageHero>
  );
}

/** Links to the chapters that most visitors look for. */
function FirstChapters({ label, chapters }: { label: string; chapters: Chapter[] }) {
  return (
    <nav
      aria-labelledby="first-chapters"
      className="mb-9 flex flex-wrap items-center gap-x-7 gap-y-3"
    >
      <p id="first-chapters" className="text-soft max-sm:w-full">
        {label}
      </p>
      {chapters.map(({ id, nav }) => (
        <ArrowLink key={id} href={`#${id}`}>
          {nav}
        </ArrowLink>
      ))}
    </nav>
  );
}

/** Three figures on the quality of the measurement, each linked to its chapter. */
function KeyFigures({
  page,
  figures,
}: {
  page: ContentPage<"science">;
  figures: Record<string, ChartValues>;
}) {
  const figureTexts = page.content.figures;
  const { locale } = page;
  const rows = keyFigures.flatMap((id) => {
    const chart = figures[id];
    // The first row of a chart is for all scales.
    const [row] = chart ? formatChartValues(chart, "ratio", figureTexts.above, locale).rows : [];
    return row ? [{ id, value: row.value }] : [];
  });
  return (
    <dl className="mb-10 grid gap-x-10 gap-y-4 border-line border-y py-5 sm:grid-cols-3 lg:mb-14">
      {rows.map(({ id, value }) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt className="text-small">
            <a
              href={`#figure-${id}-title`}
              className="inline-block py-0.5 text-spruce underline underline-offset-3 hover:text-ink touch:py-3"
            >
              {figureTexts[id].short}
            </a>
          </dt>
          <dd className="font-bold text-figure tracking-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
