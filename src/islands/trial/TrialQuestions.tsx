import type { ReactNode, Ref } from "react";
import { fill } from "#locale/fill";
import { LiveMap } from "./LiveMap.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { type Answers, type PairId, sidesOf, trialPairs } from "./trial-pairs.ts";
import { openPairs } from "./use-trial.ts";
import { WordPair } from "./WordPair.tsx";

/** The pairs of words for one of the two views, beside the map that shows the answers. */
export function TrialQuestions({
  messages,
  view,
  as,
  self,
  guess,
  openId,
  radiosOf,
  heading,
  footer,
  onAnswer,
}: {
  messages: TrialMessages;
  view: "self" | "guess";
  /** The role as in the question: "as a manager". */
  as: string;
  self: Partial<Answers>;
  guess: Partial<Answers>;
  /** The id of the error about unanswered pairs; undefined if there is none. */
  openId: string | undefined;
  /** The `name` of a pair's radio buttons. */
  radiosOf: (pair: PairId) => string;
  heading: Ref<HTMLHeadingElement>;
  footer: ReactNode;
  onAnswer: (pair: PairId, value: number) => void;
}) {
  const { title, prompt, hint } = messages[view];
  const answers = { self, guess }[view];
  const [firstOpen, ...others] = openPairs(answers);
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-figure tracking-subtitle">
        {title}
      </h3>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        <fieldset className="min-w-0 lg:col-span-2">
          <legend className="font-semibold">{fill(prompt, { as })}</legend>
          <p className="text-small text-soft">{hint}</p>
          <div className="mt-3 border-line border-b">
            {trialPairs.map((pair) => {
              const sides = sidesOf(pair, messages.pairs[pair.id]);
              const value = answers[pair.id];
              return (
                <div key={pair.id} className="border-line border-t py-1.5 sm:py-0.5">
                  {openId && pair.id === firstOpen && (
                    <p id={openId} className="pt-2 font-semibold text-alarm">
                      {fill(others.length === 0 ? messages.open.one : messages.open.some, {
                        count: others.length + 1,
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
          {footer}
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
