import type { Ref } from "react";
import { MarkedText } from "#ui/text/MarkedText.tsx";
import { StepList } from "./StepList.tsx";
import type { TrialTexts } from "./trial-texts.ts";

const steps = ["self", "guess", "picture", "answer"] as const;

/**
 * The headline of a screen of the trial, with its step. Words between *asterisks* are highlighted. The headline
 * gets the focus when it changes.
 */
export function TrialHeading({
  texts,
  titles,
  isLarge = false,
  lead,
  step,
  ref,
}: {
  texts: TrialTexts;
  /** One sentence, or several below each other. */
  titles: string[];
  isLarge?: boolean;
  lead?: string;
  /** Undefined for colleagues, who have no steps. */
  step?: (typeof steps)[number];
  ref: Ref<HTMLHeadingElement>;
}) {
  return (
    <div>
      {step && step !== "self" ? (
        <Steps texts={texts} step={step} />
      ) : (
        <p className="font-semibold text-small text-spruce">{texts.category}</p>
      )}
      <h1
        ref={ref}
        tabIndex={-1}
        className={`font-bold outline-none ${isLarge ? "mt-3 text-hero tracking-hero" : "mt-5 text-banner tracking-title lg:mt-7"}`}
      >
        {titles.map((title) => (
          <span key={title} className="block">
            <MarkedText isSeparate>{`${title} `}</MarkedText>
          </span>
        ))}
      </h1>
      {lead && <p className="mt-4 max-w-prose text-lead text-soft">{lead}</p>}
    </div>
  );
}

/** The steps of the trial, with the current one marked. */
export function Steps({ texts, step }: { texts: TrialTexts; step: (typeof steps)[number] }) {
  return (
    <StepList
      label={texts.steps.label}
      steps={steps.map((id) => texts.steps[id])}
      current={steps.indexOf(step)}
    />
  );
}
