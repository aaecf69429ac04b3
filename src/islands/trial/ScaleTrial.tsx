import { useEffect, useId, useRef } from "react";
import { interpolate } from "#locale/interpolate.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { ColleagueDone, ColleagueQuestions, LinkScreen } from "./ColleagueScreens.tsx";
import { LiveMap } from "./LiveMap.tsx";
import { formatLinkUrl } from "./link-url.ts";
import { readFormChoices } from "./read-form-choices.ts";
import { SendLink } from "./SendLink.tsx";
import { maxColleagues } from "./stored-trial.ts";
import { Steps, TrialHeading } from "./TrialHeading.tsx";
import { TrialQuestions } from "./TrialQuestions.tsx";
import { TrialResult } from "./TrialResult.tsx";
import { findUnansweredPairs, isComplete } from "./trial-state.ts";
import type { TrialTexts } from "./trial-texts.ts";
import { useTrial } from "./use-trial.ts";

/**
 * A 360 in miniature: a visitor rates themselves on nine pairs of words, guesses how colleagues would rate
 * them, and asks one. Answers travel in links and stay in browsers: the server gets none.
 */
export function ScaleTrial({ texts }: { texts: TrialTexts }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const roleChoice = useRef<HTMLDivElement>(null);
  const roles = texts.role.options;
  const trial = useTrial(
    roles.map((role) => role.id),
    () => readFormChoices(form.current, id, roles),
  );
  const { screen, self, guess, others, stored, ask } = trial;
  const roleId =
    (screen === "colleague" || screen === "colleagueDone") && ask ? ask.role : trial.role;
  const role = roles.find((option) => option.id === roleId) ?? { name: "", as: "" };
  const lastRender = useRef({ screen, count: 0 });
  const count = (screen === "result" && stored?.colleagues.length) || 0;

  // Focus the heading of what is new, so that screen readers announce it, and scroll it into view; the tab has its
  // words.
  useEffect(() => {
    const before = lastRender.current;
    lastRender.current = { screen, count };
    if (before.screen === screen && before.count >= count) return;
    // At once: during a smooth scroll the second click of a double click would press a link of the footer.
    form.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    heading.current?.focus();
    document.title = heading.current?.textContent ?? "";
  }, [screen, count]);

  // A visitor who comes with an answer continues at the first open pair, with the role still in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer has been taken over
  useEffect(() => {
    const [pair] = findUnansweredPairs(self);
    if (!trial.hasEarlierAnswers || !pair) return;
    roleChoice.current?.scrollIntoView({ behavior: "instant" });
    form.current?.querySelector<HTMLInputElement>(`[name="${id}-${pair}"]`)?.focus();
  }, [trial.hasEarlierAnswers]);

  const notice = trial.notice && (
    <p role="status" className="mt-5 max-w-prose rounded-card bg-mist px-5 py-3 font-semibold">
      {interpolate(texts.notice[trial.notice], { count: maxColleagues })}
    </p>
  );
  // A form that is never sent, so that `autoComplete` keeps browsers from restoring answers after a reload. It ends
  // with hydration: when Back shows the page as it was, Safari resets forms that have it.
  return (
    <form
      ref={form}
      method="dialog"
      autoComplete={trial.isReady ? undefined : "off"}
      data-open={trial.isReady || undefined}
    >
      {show()}
    </form>
  );

  function show() {
    if (screen === "colleague" && ask) {
      return (
        <ColleagueQuestions
          key={screen}
          {...{ texts, ask, heading, id, others }}
          rolePhrase={role.as}
          hasAnsweredBefore={trial.hasAnsweredBefore}
          onAnswer={(pair, value) => trial.answer("others", pair, value)}
          onNext={trial.finish}
        />
      );
    }
    if (screen === "colleagueDone" && ask && isComplete(others)) {
      return (
        <ColleagueDone
          {...{ texts, ask, heading }}
          rolePhrase={role.as}
          colleagueId={trial.colleagueId}
          answers={others}
          onChange={() => trial.goBackTo("colleague")}
        />
      );
    }
    if (screen === "ownLink" && ask) {
      return (
        <LinkScreen heading={renderHeading(texts.ownLink.title, texts.ownLink.text)}>
          <SendLink
            texts={texts.link}
            label={texts.send.label}
            mail={texts.send}
            href={formatLinkUrl(ask)}
            rolePhrase={role.as}
          />
          <Button variant="secondary" onClick={() => trial.goTo("result")}>
            {texts.ownLink.action}
          </Button>
        </LinkScreen>
      );
    }
    if (screen === "otherBrowser") {
      return (
        <LinkScreen heading={renderHeading(texts.otherBrowser.title, texts.otherBrowser.text)}>
          <SendLink
            texts={texts.link}
            label={texts.otherBrowser.label}
            href={location.href}
            rolePhrase={role.as}
          />
          <p className="mt-4">
            <a href={location.pathname} className="font-semibold underline underline-offset-4">
              {texts.otherBrowser.begin}
            </a>
          </p>
        </LinkScreen>
      );
    }
    if (screen === "result" && isComplete(self) && isComplete(guess)) {
      return (
        <TrialResult
          {...{ texts, role, self, guess, stored, heading, notice }}
          isStored={trial.isStored}
          hasEarlierTrial={trial.hasEarlierTrial}
          onAsk={trial.askColleague}
          onChange={() => trial.goBackTo("guess")}
          onStartAgain={trial.startAgain}
        />
      );
    }
    if (screen === "guess") {
      const { title, prompt, hint, next } = texts.guess;
      return (
        <TrialQuestions
          key={screen}
          {...{ texts, id, hint, next }}
          view="guess"
          prompt={interpolate(prompt, { as: role.as })}
          answers={guess}
          heading={<TrialHeading texts={texts} titles={[title]} step="guess" ref={heading} />}
          map={<LiveMap texts={texts} self={self} guess={guess} />}
          back={
            <Button variant="secondary" onClick={() => trial.goBackTo("self")}>
              {texts.back}
            </Button>
          }
          onAnswer={(pair, value) => trial.answer("guess", pair, value)}
          onNext={() => trial.goTo("result")}
        />
      );
    }
    const { prompt, hint, next } = texts.self;
    return (
      <TrialQuestions
        key={screen}
        {...{ texts, id, hint, next }}
        view="self"
        prompt={interpolate(prompt, { as: role.as })}
        answers={self}
        heading={
          <>
            <TrialHeading
              texts={texts}
              titles={[texts.hero.title]}
              isLarge
              lead={texts.hero.lead}
              ref={heading}
            />
            <p className="mt-3 max-w-prose text-note text-soft">{texts.scope}</p>
            {notice}
            <div className="mt-7 no-script:hidden">
              <Steps texts={texts} step="self" />
              <div ref={roleChoice} className="mt-6">
                <ChoiceList
                  name={`${id}-role`}
                  legend={texts.role.legend}
                  hint={texts.role.hint}
                  choices={roles.map((option) => option.name)}
                  value={roles.findIndex((option) => option.id === trial.role)}
                  onChange={(index) => trial.chooseRole(roles[index]?.id ?? "")}
                />
              </div>
            </div>
          </>
        }
        map={<LiveMap texts={texts} self={self} />}
        onAnswer={(pair, value) => trial.answer("self", pair, value)}
        onNext={() => trial.goTo("guess")}
      />
    );
  }

  function renderHeading(title: string, lead: string) {
    return <TrialHeading texts={texts} titles={[title]} lead={lead} ref={heading} />;
  }
}
