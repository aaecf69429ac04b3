import { startTransition, useEffect, useRef, useState } from "react";
import { createTrialId, parseLink } from "#instrument/trial-link.ts";
import type { PairId } from "#instrument/word-pairs.ts";
import {
  readColleagueId,
  readStoredTrial,
  removeStoredTrial,
  storeColleagueId,
  storeTrial,
  watchStoredTrial,
} from "./stored-trial.ts";
import {
  forgetStoredTrial,
  type GivenView,
  goToScreen,
  initTrial,
  isComplete,
  resumeStoredTrial,
  type Screen,
  startTrial,
  type Trial,
} from "./trial-state.ts";

/**
 * The state of the trial. The browser stores it once a visitor asks a colleague. `typed` returns what
 * the visitor has chosen before hydration.
 */
export function useTrial(roles: readonly string[], typed: () => Partial<Trial>) {
  const [first = ""] = roles;
  const [trial, setTrial] = useState(() => startTrial(first));
  const [isStored, setIsStored] = useState(true);
  const [isReady, setIsReady] = useState(false);
  const latest = useRef(trial);
  const change = (changes: Partial<Trial>) =>
    setTrial((old) => ({ ...old, notice: undefined, ...changes }));
  // Screens change in transitions: the button reacts before the next one is rendered, on slow phones, too.
  const goTo = (screen: Screen) => {
    // Back leads to the heading of the screen, as its own button does, not to where its button was pressed.
    history.scrollRestoration = "manual";
    history.pushState({ screen, before: [...getScreensBefore(), trial.screen] }, "");
    startTransition(() => change({ screen }));
  };

  useEffect(() => {
    latest.current = trial;
  }, [trial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the roles of a page do not change
  useEffect(() => {
    latest.current = { ...latest.current, ...typed() };
    function show(next: Trial) {
      // The next change of the address may come before React has rendered this one.
      latest.current = next;
      setTrial(next);
    }
    /** Follows the link in the address. */
    function follow() {
      const fragment = location.hash.slice(1);
      const stored = readStoredTrial() ?? latest.current.stored;
      const next = initTrial(latest.current, {
        fragment,
        roles,
        stored,
        answeredAs: readColleagueId,
      });
      show(next);
      setIsReady(true);
      markEntry(next.screen);
      // Answers that were taken over leave the address, as does the visitor's own link: a reload would bring them
      // back after "Delete".
      if (["self", "result", "ownLink"].includes(next.screen) && parseLink(fragment)) {
        if (next.screen === "self" && !next.notice) passToOtherLanguages(fragment);
        history.replaceState(history.state, "", location.pathname + location.search);
      }
      if (next.screen === "self") returnToFirstEntry();
    }
    /** Shows the screen of an entry in the browser's history; a link within the page has made a new one. */
    function traverse() {
      const screen: Screen | undefined = history.state?.screen;
      if (!screen) markEntry(latest.current.screen);
      else if (screen !== latest.current.screen) show(goToScreen(latest.current, screen));
    }
    follow();
    addEventListener("popstate", traverse);
    addEventListener("hashchange", follow);
    const stopWatching = watchStoredTrial((stored) => {
      const update = (old: Trial) =>
        stored ? resumeStoredTrial(old, stored, roles) : forgetStoredTrial(old, first);
      setTrial(update);
      const { screen } = update(latest.current);
      if (screen !== latest.current.screen) markEntry(screen);
    });
    return () => {
      removeEventListener("popstate", traverse);
      removeEventListener("hashchange", follow);
      stopWatching();
    };
  }, []);

  useEffect(() => {
    if (trial.stored) setIsStored(storeTrial(trial.stored));
  }, [trial.stored]);

  return {
    ...trial,
    /** Whether the browser was able to store the trial. */
    isStored,
    /** Whether the link in the address, if any, has been followed. */
    isReady,
    /** Whether the browser stores another trial than that on the screen, which asking a colleague would replace. */
    hasEarlier: isReady && !trial.stored && readStoredTrial() !== undefined,
    // Who changes their own answers no longer has those that colleagues were asked with.
    chooseRole: (role: string) => change({ role, stored: undefined }),
    answer: (view: GivenView, pair: PairId, value: number) =>
      setTrial((old) => ({
        ...old,
        ...(view !== "others" && { stored: undefined }),
        [view]: { ...old[view], [pair]: value },
      })),
    goTo,
    /** Goes to the screen before: the browser's history has it already, unless links have come between. */
    goBackTo: (screen: Screen) =>
      getScreensBefore().at(-1) === screen ? history.back() : goTo(screen),
    /** Makes the trial one that colleagues can answer. */
    askColleague() {
      const { role, self, guess } = trial;
      if (!isComplete(self) || !isComplete(guess)) return;
      const stored = { trial: createTrialId(), role, self, guess, colleagues: [] };
      startTransition(() => change({ stored }));
    },
    /** Ends a colleague's answers. */
    finish() {
      const { ask } = trial;
      // Another tab may have answered since.
      const colleague = (ask && readColleagueId(ask.trial)) ?? trial.colleague;
      if (ask) storeColleagueId(ask.trial, colleague);
      change({ colleague });
      goTo("colleagueDone");
    },
    startAgain() {
      // The browser may keep a trial that is not on the screen: its colleagues may still answer.
      if (trial.stored) removeStoredTrial();
      passToOtherLanguages("");
      markEntry("self");
      latest.current = { ...startTrial(first), notice: trial.stored && "forgotten" };
      setTrial(latest.current);
      returnToFirstEntry();
    },
  };
}

/** Names the screen to which the current entry of the browser's history leads back. */
function markEntry(screen: Screen) {
  history.replaceState({ ...history.state, screen }, "");
}

/** The screens of the entries before, as far as the trial has made them, oldest first. */
function getScreensBefore(): Screen[] {
  return history.state?.before ?? [];
}

/** Begins the history again, so that Back does not lead through screens whose answers are gone. */
function returnToFirstEntry() {
  const before = getScreensBefore();
  if (before[0] === "self") history.go(-before.length);
}

/** Has the page in other languages take over the same answers. */
function passToOtherLanguages(fragment: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    link.hash = fragment;
  }
}
