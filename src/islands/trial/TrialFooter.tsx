import { fill } from "#locale/fill";
import { Button } from "#ui/controls/Button.tsx";
import { trialPairs } from "./trial-pairs.ts";
import type { TrialWords } from "./trial-words.ts";

/** How far somebody has come with the pairs, what is missing, and the way on and back. */
export function TrialFooter({
  words,
  next,
  open,
  openId,
  onNext,
  onBack,
}: {
  words: TrialWords;
  /** The words of the button that leads on. */
  next: string;
  /** How many pairs have no answer yet. */
  open: number;
  /** The id of the text that points them out; without it nothing is pointed out. */
  openId: string | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
}) {
  const total = trialPairs.length;
  return (
    <div className="mt-6">
      {openId && open > 0 && (
        <p id={openId} className="mb-3 font-semibold text-alarm">
          {fill(open === 1 ? words.open.one : words.open.some, { count: open })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={onNext}>{next}</Button>
        {onBack && (
          <Button look="secondary" onClick={onBack}>
            {words.back}
          </Button>
        )}
        <p className="text-small text-soft">
          {fill(words.answered, { count: total - open, total })}
        </p>
      </div>
    </div>
  );
}
