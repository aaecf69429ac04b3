import { dimensions } from "#instrument/dimensions.ts";
import { type Points, toMapPosition, toPercentFromPoints } from "#instrument/trial.ts";
import { formatDecimal } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { roundMeanAnswer, type TrialSummary, type TrialViews } from "./summarize-trial.ts";
import type { TrialTexts } from "./trial-texts.ts";

/** The views on the profile map, the gap between them, and what it could mean. */
export function TrialPicture({
  texts,
  summary,
  views: { self, guess, others },
  colleagues = [],
  role,
}: {
  texts: TrialTexts;
  summary: TrialSummary;
  views: TrialViews;
  /** The answers of each colleague. */
  colleagues?: Points[];
  /** The name of the role. */
  role: string;
}) {
  const { view, meaning } = texts;
  const comparedPoints = others?.mean ?? guess;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{`${role} `}</span>
          <span className="text-fine text-soft">{summary.counts}</span>
        </p>
        <ProfileMap
          views={[
            {
              self: toMapPosition(self),
              respondents: colleagues.map(toMapPosition),
              guess: toMapPosition(guess),
              adaptability: toPercentFromPoints(comparedPoints.adaptability),
              ownAdaptability: toPercentFromPoints(self.adaptability),
              label: summary.gap,
            },
          ]}
          labels={texts.map}
          description={summary.description}
        />
        <ViewLegend
          className="mt-4"
          self={view.self}
          guess={view.guess}
          others={others && formatAnswerCount(texts, others.count)}
        />
        <p className="mt-2 text-note text-soft">{view.halo}</p>
      </div>
      <div className="lg:col-span-5">
        <p className="font-bold text-banner tracking-hero" aria-hidden="true">
          {summary.gap}
        </p>
        <p className="mt-2 text-soft">{`${summary.distance} ${meaning.precision}`}</p>
        {summary.guess && <p className="mt-2 font-semibold">{summary.guess}</p>}
        <h2 className="mt-6 font-bold text-subtitle tracking-subtitle">{meaning.title}</h2>
        {summary.meaning.map((sentence) => (
          <p key={sentence} className="mt-2 text-lead">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The views of a trial on the three scales, in a drawing and in numbers. */
export function TrialScales({
  texts,
  views: { self, guess, others },
}: {
  texts: TrialTexts;
  views: TrialViews;
}) {
  const { view, table } = texts;
  const theirs = others?.mean;
  const shownViews = [self, guess, ...(theirs ? [theirs] : [])];
  return (
    <div>
      <ul className="grid gap-x-16 gap-y-6 md:grid-cols-3">
        {dimensions.map((dimension) => {
          const { name, low, high } = texts.scales[dimension];
          return (
            <li key={dimension}>
              <p className="mb-1 font-semibold">{name}</p>
              <Scale
                self={toPercentFromPoints(self[dimension])}
                guess={toPercentFromPoints(guess[dimension])}
                others={theirs && toPercentFromPoints(theirs[dimension])}
                low={low}
                high={high}
              />
            </li>
          );
        })}
      </ul>
      <TextAlternative
        label={table.label}
        table={{
          caption: table.caption,
          columns: [
            table.scale,
            view.self,
            view.guess,
            ...(others ? [formatAnswerCount(texts, others.count)] : []),
            table.gap,
          ],
          rows: dimensions.map((dimension) => {
            const round = (points: Points) => roundMeanAnswer(points[dimension]);
            // The difference of the numbers beside it.
            const gap = Math.abs(round(self) - round(theirs ?? guess));
            return [
              texts.scales[dimension].name,
              ...[...shownViews.map(round), gap].map((mean) => formatDecimal(mean, texts.locale)),
            ];
          }),
        }}
      />
    </div>
  );
}

function formatAnswerCount({ answered, locale }: TrialTexts, count: number): string {
  return interpolate(selectPluralForm(answered.view, count, locale), { count });
}
