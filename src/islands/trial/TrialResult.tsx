import type { Ref } from "react";
import { Button, ButtonLink } from "#ui/controls/Button.tsx";
import { readTrial } from "./read-trial.ts";
import { scoreAnswers } from "./score-trial.ts";
import { TrialPicture } from "./TrialPicture.tsx";
import type { Answers } from "./trial-pairs.ts";
import type { TrialWords } from "./trial-words.ts";

/** The end of the trial: the picture of both views, and what to do next. */
export function TrialResult({
  words,
  role,
  self,
  guess,
  heading,
  plansPath,
  onChange,
  onStartAgain,
}: {
  words: TrialWords;
  /** The name of the role. */
  role: string;
  self: Answers;
  guess: Answers;
  heading: Ref<HTMLHeadingElement>;
  plansPath: string;
  onChange: () => void;
  onStartAgain: () => void;
}) {
  const views = { self: scoreAnswers(self), guess: scoreAnswers(guess) };
  const reading = readTrial(words, views.self, views.guess);
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="mb-8 font-bold text-figure tracking-subtitle">
        {reading.headline.map((sentence) => (
          <span key={sentence} className="block">
            {sentence}{" "}
          </span>
        ))}
      </h3>
      <TrialPicture words={words} reading={reading} {...views} role={role} />
      <div className="mt-8 flex flex-wrap gap-3.5">
        <ButtonLink href={plansPath}>{words.meaning.next}</ButtonLink>
        <Button look="secondary" onClick={onChange}>
          {words.change}
        </Button>
        <Button look="secondary" onClick={onStartAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
