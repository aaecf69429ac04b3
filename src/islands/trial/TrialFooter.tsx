import { fill } from "#locale/fill";
import { Button } from "#ui/controls/Button.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { trialPairs } from "./trial-pairs.ts";

/** How far somebody has come with the pairs, and the way on and back. */
export function TrialFooter({
  messages,
  next,
  open,
  onNext,
  onBack,
}: {
  messages: TrialMessages;
  /** The words of the button that leads on. */
  next: string;
  /** How many pairs have no answer yet. */
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
