import type { ReactNode, Ref } from "react";
import { fill } from "#locale/fill";
import { Mark } from "#ui/marks/Mark.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { type Answers, type PairId, sidesOf, trialPairs } from "./trial-pairs.ts";
import { WordPair } from "./WordPair.tsx";

/** The nine pairs of words, asked for one of the two views. */
export function TrialQuestions({
  messages,
  view,
  as,
  answers,
  openId,
  radiosOf,
  heading,
  children,
  footer,
  onAnswer,
}: {
  messages: TrialMessages;
  view: "self" | "guess";
  /** The role as the question names it: "as a manager". */
  as: string;
  answers: Partial<Answers>;
  /** The id of the text that points out open pairs; without it none is marked. */
  openId: string | undefined;
  /** The name of a pair's radio buttons. */
  radiosOf: (pair: PairId) => string;
  heading: Ref<HTMLHeadingElement>;
  /** What else is asked, beside the heading. */
  children?: ReactNode;
  footer: ReactNode;
  onAnswer: (pair: PairId, value: number) => void;
}) {
  const { title, prompt, hint } = messages[view];
  const mark = view === "self" ? "self" : "others";
  return (
    <div className="mt-8 grid gap-8">
      <div className="flex flex-col justify-between gap-x-14 gap-y-5 lg:flex-row">
        <h3
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-4 self-start font-bold text-figure tracking-subtitle"
        >
          <Mark view={mark} className="size-7 sm:size-9" />
          {title}
        </h3>
        {children}
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{fill(prompt, { as })}</legend>
        <p className="text-small text-soft">{hint}</p>
        <div className="mt-3 border-line border-b">
          {trialPairs.map((pair) => {
            const sides = sidesOf(pair, messages.pairs[pair.id]);
            const value = answers[pair.id];
            return (
              <div key={pair.id} className="border-line border-t py-1.5 sm:py-0.5">
                <WordPair
                  {...sides}
                  name={radiosOf(pair.id)}
                  legend={fill(messages.answer.pair, sides)}
                  view={mark}
                  value={value}
                  openId={value === undefined ? openId : undefined}
                  answerLabel={(step) => tellAnswer(messages.answer, sides, step)}
                  onChange={(step) => onAnswer(pair.id, step)}
                />
              </div>
            );
          })}
        </div>
        {footer}
      </fieldset>
    </div>
  );
}

function tellAnswer(
  texts: TrialMessages["answer"],
  { left, right }: { left: string; right: string },
  value: number,
): string {
  if (value === 4) return fill(texts.middle, { value });
  const text = value === 1 || value === 7 ? texts.end : texts.near;
  return fill(text, { value, word: value < 4 ? left : right });
}
