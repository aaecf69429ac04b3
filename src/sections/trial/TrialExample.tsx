import { toPercent } from "#instrument/answer-scale.ts";
import { type Answers, scoreAnswers } from "#instrument/trial.ts";
import { getSides, trialPairs } from "#instrument/word-pairs.ts";
import { summarizeTrial } from "#islands/trial/summarize-trial.ts";
import { TrialPicture, TrialScales } from "#islands/trial/TrialPicture.tsx";
import type { TrialTexts } from "#islands/trial/trial-texts.ts";
import type { TrialContent } from "#load/schema/trial.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Scale } from "#ui/scales/Scale.tsx";

/** The answers of a Processor who guesses a Rapporteur, as the person of the example profile does. */
const answers: { self: Answers; guess: Answers } = {
  self: {
    start: 3,
    question: 3,
    plan: 5,
    conflict: 6,
    method: 2,
    manner: 3,
    opinion: 4,
    notice: 4,
    help: 5,
  },
  guess: {
    start: 5,
    question: 3,
    plan: 5,
    conflict: 4,
    method: 4,
    manner: 4,
    opinion: 4,
    notice: 5,
    help: 5,
  },
};

/** An example of the trial for visitors without JavaScript: its answers and their result. */
export function TrialExample({
  content,
  texts,
}: {
  content: TrialContent["example"];
  texts: TrialTexts;
}) {
  const { self, guess } = answers;
  const views = { self: scoreAnswers(self), guess: scoreAnswers(guess) };
  const summary = summarizeTrial(texts, views);
  return (
    <div className="hidden no-script:block">
      <Section labelledBy="example-title" spacing="section-below">
        <h2 id="example-title" className="font-bold text-figure tracking-title">
          {content.title}
        </h2>
        <p className="mt-2 max-w-prose text-soft">{content.note}</p>
        <p className="mt-4 mb-8 font-semibold">{summary.headline.join(" ")}</p>
        <TrialPicture
          texts={texts}
          summary={summary}
          views={views}
          role={texts.role.options[0]?.name ?? ""}
        />
        <div className="mt-10">
          <TrialScales texts={texts} views={views} />
        </div>
        <h2 className="mt-10 font-bold text-subtitle tracking-subtitle">{content.pairs}</h2>
        <ul className="mt-3 grid grid-cols-1 gap-x-14 md:grid-cols-2">
          {trialPairs.map((pair) => {
            const { left, right } = getSides(pair, texts.pairs[pair.id]);
            return (
              <li key={pair.id} className="border-line border-t py-3">
                <Scale
                  self={toPercent(self[pair.id])}
                  guess={toPercent(guess[pair.id])}
                  low={left}
                  high={right}
                  description={interpolate(texts.view.scale, {
                    low: left,
                    high: right,
                    self: self[pair.id],
                    guess: guess[pair.id],
                  })}
                />
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
