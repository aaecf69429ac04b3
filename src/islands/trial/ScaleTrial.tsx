import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { StepList } from "./StepList.tsx";
import { TrialQuestions } from "./TrialQuestions.tsx";
import { TrialResult } from "./TrialResult.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { isComplete, trialSteps, useTrial } from "./use-trial.ts";

/**
 * A trial of the method: a visitor rates themselves on nine pairs of words, guesses how colleagues would
 * rate them, and sees both on the profile map. Nothing is sent or stored.
 */
export function ScaleTrial({
  messages,
  plansPath,
}: {
  messages: TrialMessages;
  /** Where the link below the result leads. */
  plansPath: string;
}) {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const trial = useTrial();
  const { step, role, self, guess } = trial;
  const roles = messages.role.options;
  const { name = "", as = "" } = roles[role] ?? {};
  const shown = useRef(step);
  const view = step === "guess" ? "guess" : "self";

  // Focus the heading of the new step, so that screen readers announce it, and scroll it into view.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  // A role can be chosen before hydration: take it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
      trial.chooseRole(Number(radio.value));
    }
  }, []);

  if (step === "start") {
    return (
      <form
        ref={root}
        method="dialog"
        autoComplete="off"
        className="grid items-end gap-x-14 gap-y-6 lg:flex lg:justify-between no-script:hidden"
      >
        <ChoiceList
          name={`${id}-role`}
          legend={messages.role.legend}
          hint={messages.role.hint}
          choices={roles.map((option) => option.name)}
          value={role}
          onChange={trial.chooseRole}
        />
        <Button onClick={() => trial.goTo("self")} className="justify-self-start">
          {messages.begin}
        </Button>
      </form>
    );
  }

  return (
    // A form that is never sent, so that `autoComplete` keeps browsers from restoring answers.
    <form ref={root} method="dialog" autoComplete="off" className="no-script:hidden">
      <StepList
        label={messages.steps.label}
        steps={trialSteps.map((one) => messages.steps[one])}
        current={trialSteps.indexOf(step)}
      />
      {step === "picture" && isComplete(self) && isComplete(guess) ? (
        <TrialResult
          messages={messages}
          role={name}
          self={self}
          guess={guess}
          heading={heading}
          plansPath={plansPath}
          onChange={() => trial.goTo("guess")}
          onStartAgain={trial.startAgain}
        />
      ) : (
        <TrialQuestions
          key={view}
          messages={messages}
          view={view}
          as={as}
          self={self}
          guess={guess}
          heading={heading}
          onAnswer={(pair, value) => trial.answer(view, pair, value)}
          onNext={() => trial.goTo(view === "self" ? "guess" : "picture")}
          onBack={() => trial.goTo("self")}
        />
      )}
    </form>
  );
}
