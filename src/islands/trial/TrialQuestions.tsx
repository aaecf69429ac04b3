import { type ReactNode, useId, useRef, useState } from "react";
import type { Answers } from "#instrument/trial.ts";
import { getSides, type PairId, trialPairs } from "#instrument/word-pairs.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { Button } from "#ui/controls/Button.tsx";
import { getAnswerLabel } from "./get-answer-label.ts";
import { findUnansweredPairs, type GivenView } from "./trial-state.ts";
import type { TrialTexts } from "./trial-texts.ts";
import { WordPair } from "./WordPair.tsx";

/**
 * The pairs of words for one view, below the heading of the screen and beside the map. The next unanswered pair is
 * pointed out when the visitor tries to continue.
 */
export function TrialQuestions({
  texts,
  id,
  view,
  prompt,
  hint,
  next,
  answers,
  heading,
  map,
  back,
  onAnswer,
  onNext,
}: {
  texts: TrialTexts;
  /** Begins the names of the radio buttons. */
  id: string;
  view: GivenView;
  prompt: string;
  hint: string;
  /** The label of the button that continues. */
  next: string;
  answers: Partial<Answers>;
  heading: ReactNode;
  map: ReactNode;
  /** The button that goes back. */
  back?: ReactNode;
  onAnswer: (pair: PairId, value: number) => void;
  /** Called when every pair is answered. */
  onNext: () => void;
}) {
  const errorId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const getRadioName = (pair: PairId) => `${id}-${pair}`;
  const open = findUnansweredPairs(answers);
  const total = trialPairs.length;

  function continueOrFocus() {
    const [missing] = open;
    if (!missing) return onNext();
    setIsChecked(true);
    const first = fields.current?.elements.namedItem(getRadioName(missing));
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-16">
      <div className="lg:col-span-7">{heading}</div>
      {/* Reaches to the end of the section: the map stays below the header during the last questions. */}
      <div className="max-lg:contents lg:-mb-20 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 no-script:hidden">
        {map}
      </div>
      <div className="below-live-map mt-5 lg:mt-7 lg:col-span-7 no-script:hidden">
        <fieldset ref={fields} className="min-w-0">
          <legend className="wrap-anywhere font-bold text-subtitle tracking-subtitle">
            {prompt}
          </legend>
          <p className="mt-1 text-soft">{hint}</p>
          <div className="mt-4 border-line border-b">
            {trialPairs.map((pair) => {
              const pairTexts = texts.pairs[pair.id];
              const sides = getSides(pair, (view === "others" && pairTexts.theirs) || pairTexts);
              const value = answers[pair.id];
              const isMissing = isChecked && pair.id === open[0];
              return (
                <div
                  key={pair.id}
                  className={`border-t pt-3 pb-1 ${isMissing ? "rounded-field border-transparent outline-2 outline-alarm outline-offset-8" : "border-line"}`}
                >
                  {isMissing && (
                    <p id={errorId} className="font-semibold text-alarm">
                      {interpolate(selectPluralForm(texts.open, open.length, texts.locale), {
                        count: open.length,
                      })}
                    </p>
                  )}
                  <WordPair
                    {...sides}
                    name={getRadioName(pair.id)}
                    legend={interpolate(texts.answer.pair, sides)}
                    view={view}
                    value={value}
                    errorId={isMissing ? errorId : undefined}
                    answerLabel={(step) => getAnswerLabel(texts.answer, sides, step)}
                    onChange={(step) => onAnswer(pair.id, step)}
                  />
                </div>
              );
            })}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button onClick={continueOrFocus}>{next}</Button>
            {back}
            <p className="text-note text-soft">
              {interpolate(texts.progress, { count: total - open.length, total })}
            </p>
          </div>
        </fieldset>
      </div>
    </div>
  );
}
