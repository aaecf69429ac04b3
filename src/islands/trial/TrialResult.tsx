import type { Ref } from "react";
import { type Answers, scoreAnswers } from "#instrument/trial";
import { BareButtonLink, Button } from "#ui/controls/Button.tsx";
import { readTrial } from "./read-trial.ts";
import { TrialPicture } from "./TrialPicture.tsx";
import type { TrialMessages } from "./trial-messages.ts";

/** The last step of the trial: the result, and what to do next. */
export function TrialResult({
  messages,
  role,
  self,
  guess,
  heading,
  plansPath,
  onChange,
  onStartAgain,
}: {
  messages: TrialMessages;
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
  const reading = readTrial(messages, views.self, views.guess);
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="mb-8 font-bold text-figure tracking-subtitle">
        {reading.headline.map((sentence) => (
          <span key={sentence} className="block">
            {`${sentence} `}
          </span>
        ))}
      </h3>
      <TrialPicture messages={messages} reading={reading} {...views} role={role} />
      <div className="mt-8 flex flex-wrap gap-3.5">
        <BareButtonLink href={plansPath}>{messages.meaning.next}</BareButtonLink>
        <Button variant="secondary" onClick={onChange}>
          {messages.change}
        </Button>
        <Button variant="secondary" onClick={onStartAgain}>
          {messages.again}
        </Button>
      </div>
    </div>
  );
}
