import { answerSteps } from "#instrument/answer-scale.ts";
import { formatAnswers } from "#instrument/trial-link.ts";
import { orientAnswer, type trialPairs } from "#instrument/word-pairs.ts";
import { getAnswerLabel } from "#islands/trial/get-answer-label.ts";
import type { TrialContent } from "#load/schema/trial.ts";

const radios = { self: "mark-radio-ring", guess: "mark-radio-guess" };

/** A question of the first screen: seven native radio buttons between two words, low (1) to high (7). */
export function HomeHeroQuestion({
  view,
  question,
  ends,
  pair,
  answerTexts,
}: {
  view: keyof typeof radios;
  question: string;
  ends: { left: string; right: string };
  /** The pair of the trial: each radio button has the answers for the link to it. */
  pair: (typeof trialPairs)[number];
  /** The accessible names of the radio buttons. */
  answerTexts: TrialContent["answer"];
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-balance font-semibold">{question}</legend>
      {view === "self" && (
        <p aria-hidden="true" className="mt-1 flex justify-between gap-x-4 text-note text-soft">
          <span>{ends.left} </span>
          <span className="text-right">{ends.right}</span>
        </p>
      )}
      <div className="home-hero-stops mark-radios">
        {answerSteps.map((step) => (
          <input
            key={step}
            type="radio"
            name={`home-hero-${view}`}
            value={step}
            data-answers={formatAnswers({ [pair.id]: orientAnswer(pair, step) })}
            aria-label={getAnswerLabel(answerTexts, ends, step)}
            className={`mark-radio ${radios[view]}`}
          />
        ))}
      </div>
    </fieldset>
  );
}
