import { type Ref, useId, useRef, useState } from "react";
import type { Answers } from "#instrument/trial";
import { type PairId, sidesOf, trialPairs } from "#instrument/word-pairs";
import { fill } from "#locale/fill";
import { Button } from "#ui/controls/Button.tsx";
import { LiveMap } from "./LiveMap.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { openPairs } from "./use-trial.ts";
import { WordPair } from "./WordPair.tsx";

/**
 * The pairs of words for one of the two views, beside the map that shows the answers. Unanswered pairs
 * are pointed out once a visitor tries to continue.
 */
export function TrialQuestions({
  messages,
  view,
  as,
  self,
  guess,
  heading,
  onAnswer,
  onNext,
  onBack,
}: {
  messages: TrialMessages;
  view: "self" | "guess";
  /** The role as in the question: "as a manager". */
  as: string;
  self: Partial<Answers>;
  guess: Partial<Answers>;
  heading: Ref<HTMLHeadingElement>;
  onAnswer: (pair: PairId, value: number) => void;
  /** Called when every pair is answered. */
  onNext: () => void;
  /** Returns from the guess to the self-view. */
  onBack: () => void;
}) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isChecked, setChecked] = useState(false);
  const openId = isChecked ? `${id}-open` : undefined;
  const radiosOf = (pair: PairId) => `${id}-${pair}`;
  const { title, prompt, hint, next } = messages[view];
  const answers = { self, guess }[view];
  const open = openPairs(answers);
  const total = trialPairs.length;

  function goOn() {
    const [missing] = open;
    if (!missing) return onNext();
    setChecked(true);
    const first = fields.current?.elements.namedItem(radiosOf(missing));
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-figure tracking-subtitle">
        {title}
      </h3>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        <fieldset ref={fields} className="min-w-0 lg:col-span-2">
          <legend className="font-semibold">{fill(prompt, { as })}</legend>
          <p className="text-small text-soft">{hint}</p>
          <div className="mt-3 border-line border-b">
            {trialPairs.map((pair) => {
              const sides = sidesOf(pair, messages.pairs[pair.id]);
              const value = answers[pair.id];
              return (
                <div key={pair.id} className="border-line border-t py-1.5 sm:py-0.5">
                  {openId && pair.id === open[0] && (
                    <p id={openId} className="pt-2 font-semibold text-alarm">
                      {fill(open.length === 1 ? messages.open.one : messages.open.some, {
                        count: open.length,
                      })}
                    </p>
                  )}
                  <WordPair
                    {...sides}
                    name={radiosOf(pair.id)}
                    legend={fill(messages.answer.pair, sides)}
                    view={view}
                    value={value}
                    openId={value === undefined ? openId : undefined}
                    answerLabel={(step) => describeAnswer(messages.answer, sides, step)}
                    onChange={(step) => onAnswer(pair.id, step)}
                  />
                </div>
              );
            })}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button onClick={goOn}>{next}</Button>
            {view === "guess" && (
              <Button variant="secondary" onClick={onBack}>
                {messages.back}
              </Button>
            )}
            <p className="text-small text-soft">
              {fill(messages.answered, { count: total - open.length, total })}
            </p>
          </div>
        </fieldset>
        <LiveMap messages={messages} self={self} guess={view === "guess" ? guess : undefined} />
      </div>
    </div>
  );
}

function describeAnswer(
  texts: TrialMessages["answer"],
  { left, right }: { left: string; right: string },
  value: number,
): string {
  if (value === 4) return fill(texts.middle, { value });
  const text = value === 1 || value === 7 ? texts.end : texts.near;
  return fill(text, { value, word: value < 4 ? left : right });
}
