import { computeMean } from "#instrument/compute-mean.ts";
import type { Profile } from "#instrument/profile.ts";
import { getAnswers } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { LeadersContent } from "#load/schema/leaders.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";

/**
 * The scale from asking to telling as seven sentences, with the one that was meant and those that were
 * heard by the respondents of the example profile.
 */
export function AskingSteps({ page, profile }: { page: ContentPage<"leaders">; profile: Profile }) {
  const answers = getAnswers("directiveness", profile);
  const content = page.content.asking;
  const { t } = page;
  return (
    <figure>
      <p className="mb-2 pl-9 text-small text-soft">{t["dimension.directiveness.low"]}</p>
      <ol>
        {content.sentences.map((sentence, index) => (
          <Step
            key={sentence}
            step={index + 1}
            sentence={sentence}
            heard={content.heard}
            locale={page.locale}
            answers={answers}
          />
        ))}
      </ol>
      <p className="mt-2 pl-9 text-small text-soft">{t["dimension.directiveness.high"]}</p>
      <figcaption className="mt-6 grid gap-3 border-line border-t pt-5">
        <ViewLegend self={content.self} others={content.others} />
        <p className="max-w-prose text-soft">
          {interpolate(content.caption, {
            count: formatInteger(answers.others.length, page.locale),
          })}
        </p>
      </figcaption>
    </figure>
  );
}

function Step({
  step,
  sentence,
  heard,
  locale,
  answers,
}: {
  step: number;
  sentence: string;
  heard: LeadersContent["asking"]["heard"];
  locale: Locale;
  answers: { self: number; others: number[] };
}) {
  const isOwn = step === answers.self;
  const count = answers.others.filter((answer) => answer === step).length;
  const meanStep = Math.round(computeMean(answers.others));
  // A thick line from the ring to the mean of the dots.
  const isLineAbove = step > answers.self && step <= meanStep;
  const isLineBelow = step >= answers.self && step < meanStep;
  return (
    <li className="flex items-stretch gap-4">
      <span className="relative flex w-5 shrink-0 flex-col items-center" aria-hidden="true">
        <span className={`grow ${getLineClasses(isLineAbove)}`} />
        <span className={`grow ${getLineClasses(isLineBelow)}`} />
        {isOwn ? (
          <span className="absolute inset-x-0 top-1/2 -mt-2.5 flex size-5 rounded-pill bg-paper">
            <ViewMark view="self" className="size-5" />
          </span>
        ) : (
          <span className="ground-mark absolute top-1/2 -mt-1 size-2 rounded-pill bg-edge" />
        )}
      </span>
      <span
        className={`flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap ${step > 1 ? "border-line border-t" : ""}`}
      >
        <span
          className={`text-subtitle tracking-subtitle ${isOwn || count > 0 ? "font-bold" : "text-soft"}`}
        >
          {sentence}
        </span>
        {isOwn && <span className="sr-only">{heard.self}</span>}
        {count > 0 && (
          <span className="flex shrink-0 gap-1">
            {Array.from({ length: count }, (_, index) => (
              // Dots of a step are interchangeable.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <ViewMark key={index} view="others" className="size-4.5" />
            ))}
            <span className="sr-only">
              {interpolate(selectPluralForm(heard, count, locale), { count })}
            </span>
          </span>
        )}
      </span>
    </li>
  );
}

function getLineClasses(isThick: boolean): string {
  return isThick ? "ground-mark w-1 bg-spruce" : "ground-mark w-0.5 bg-edge/60";
}
