import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { type Answers, computeMeanPoints, scoreAnswers } from "#instrument/trial.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Button, IslandButtonLink } from "#ui/controls/Button.tsx";
import { AskColleague } from "./AskColleague.tsx";
import { maxColleagues, type StoredTrial } from "./stored-trial.ts";
import { summarizeTrial } from "./summarize-trial.ts";
import { TrialHeading } from "./TrialHeading.tsx";
import { TrialPicture, TrialScales } from "./TrialPicture.tsx";
import type { TrialTexts } from "./trial-texts.ts";

/** The visitor's map, first with their guess, then with what colleagues have answered; and what to do next. */
export function TrialResult({
  texts,
  role,
  self,
  guess,
  stored,
  isStored,
  hasEarlierTrial,
  heading,
  notice,
  onAsk,
  onChange,
  onStartAgain,
}: {
  texts: TrialTexts;
  role: { name: string; as: string };
  self: Answers;
  guess: Answers;
  /** The visitor's trial, once they have asked a colleague. */
  stored: StoredTrial | undefined;
  isStored: boolean;
  /** Whether the browser keeps an earlier trial, which asking would replace. */
  hasEarlierTrial: boolean;
  heading: Ref<HTMLHeadingElement>;
  notice: ReactNode;
  onAsk: () => void;
  onChange: () => void;
  onStartAgain: () => void;
}) {
  const answers = stored?.colleagues.map((colleague) => colleague.answers) ?? [];
  const colleagues = answers.map(scoreAnswers);
  const count = colleagues.length;
  const views = {
    self: scoreAnswers(self),
    guess: scoreAnswers(guess),
    others: count > 0 ? { mean: computeMeanPoints(colleagues), count } : undefined,
    answers: { self, theirs: count > 0 ? answers : [guess] },
  };
  const summary = summarizeTrial(texts, views);
  const { example, talk } = texts.links;
  const asking = useRef<HTMLHeadingElement>(null);
  const previous = useRef(stored?.trialId);

  // The button is gone: focus the heading of its replacement.
  useEffect(() => {
    if (previous.current !== stored?.trialId) asking.current?.focus();
    previous.current = stored?.trialId;
  }, [stored?.trialId]);

  const ask = (
    <AskColleague
      texts={texts}
      rolePhrase={role.as}
      stored={stored}
      isStored={isStored}
      hasEarlierTrial={hasEarlierTrial}
      heading={asking}
      onAsk={onAsk}
    />
  );
  return (
    <>
      <TrialHeading
        texts={texts}
        titles={summary.headline}
        step={count > 0 ? "answer" : "picture"}
        ref={heading}
      />
      {notice}
      <div className="mt-8">
        <TrialPicture
          texts={texts}
          summary={summary}
          views={views}
          colleagues={colleagues}
          role={role.name}
        />
      </div>
      <div className="mt-8">
        <TrialScales texts={texts} views={views} />
      </div>
      <div className="mt-10 rounded-panel border border-line bg-card p-6 shadow-main sm:p-8 lg:p-10 print:hidden">
        {count > 0 ? <NextStep texts={texts} /> : ask}
      </div>
      {count > 0 && count < maxColleagues && (
        <details className="group mt-8 border-line border-t print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 py-3 font-semibold">
            <span>{texts.answered.link}</span>
            <ChevronDown
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="mb-5 text-soft">
            {interpolate(texts.answered.more, { count: maxColleagues })}
          </p>
          {ask}
        </details>
      )}
      <div className="mt-8 flex flex-wrap gap-3.5 border-line border-t pt-6 print:hidden">
        {!stored && (
          <Button variant="secondary" size="small" onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onStartAgain}>
          {stored ? texts.forget : texts.again}
        </Button>
        {(count > 0 ? [example] : [example, talk]).map(({ href, label }) => (
          <IslandButtonLink key={href} variant="secondary" size="small" href={href}>
            {label}
          </IslandButtonLink>
        ))}
      </div>
    </>
  );
}

/** The next steps for a buyer, after one colleague's answers. */
function NextStep({ texts: { next, links } }: { texts: TrialTexts }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 className="font-bold text-figure tracking-title">{next.title}</h2>
        <p className="mt-3 max-w-prose">{next.lead}</p>
        <p className="mt-3 max-w-prose">{next.text}</p>
      </div>
      <div>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <IslandButtonLink href={links.starter}>{next.action}</IslandButtonLink>
          <IslandButtonLink variant="secondary" href={links.talk.href}>
            {links.talk.label}
          </IslandButtonLink>
        </div>
        <p className="mt-3 text-note text-soft">{next.price}</p>
      </div>
    </div>
  );
}
