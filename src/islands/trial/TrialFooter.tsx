import { fill } from "#locale/fill";
import { Button } from "#ui/controls/Button.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { trialPairs } from "./trial-pairs.ts";

/** The number of answered pairs, and the buttons to continue and to go back. */
export function TrialFooter({
  messages,
  next,
  open,
  onNext,
  onBack,
}: {
  messages: TrialMessages;
  /** The label of the button that continues. */
  next: string;
  /** How many pairs are unanswered. */
  open: number;
  onNext: () => void;
  onBack: (() => void) | undefined;
}) {
  const total = trialPairs.length;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={onNext}>{next}</Button>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {messages.back}
          </Button>
        )}
        <p className="text-small text-soft">
          {fill(messages.answered, { count: total - open, total })}
        </p>
      </div>
    </div>
  );
}
