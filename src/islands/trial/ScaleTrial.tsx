import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { StepList } from "./StepList.tsx";
import { TrialFooter } from "./TrialFooter.tsx";
import { TrialQuestions } from "./TrialQuestions.tsx";
import { TrialResult } from "./TrialResult.tsx";
import type { TrialMessages } from "./trial-messages.ts";
import { isComplete, openPairs, trialSteps, useTrial } from "./use-trial.ts";

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
  const { begun, step, role, self, guess } = trial;
  const roles = messages.role.options;
  const { name = "", as = "" } = roles[role] ?? {};
  const stage = begun ? step : "start";
  const shown = useRef<string>(stage);
  const view = step === "guess" ? "guess" : "self";
  const open = openPairs(trial[view]);
  const radiosOf = (pair: string) => `${id}-${view}-${pair}`;

  // Focus the heading of the new step, so that screen readers announce it, and scroll it into view.
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    root.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    heading.current?.focus({ preventScroll: true });
  }, [stage]);

  // A role can be chosen before hydration: take it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
      trial.chooseRole(Number(radio.value));
    }
  }, []);

  function goOn() {
    const [missing] = open;
    if (!missing) return trial.goTo(view === "self" ? "guess" : "picture");
    trial.pointOut();
    const first = `input[name="${CSS.escape(radiosOf(missing))}"]`;
    root.current?.querySelector<HTMLInputElement>(first)?.focus();
  }

  if (!begun) {
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
          choices={roles.map((option, index) => ({ id: String(index), label: option.name }))}
          value={String(role)}
          onChange={(chosen) => trial.chooseRole(Number(chosen))}
        />
        <Button onClick={trial.begin} className="justify-self-start">
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
          openId={trial.checked ? `${id}-open` : undefined}
          radiosOf={radiosOf}
          heading={heading}
          onAnswer={(pair, value) => trial.answer(view, pair, value)}
          footer={
            <TrialFooter
              messages={messages}
              next={messages[view].next}
              open={open.length}
              onNext={goOn}
              onBack={view === "guess" ? () => trial.goTo("self") : undefined}
            />
          }
        />
      )}
    </form>
  );
}
