import { startTransition, useEffect, useRef, useState } from "react";
import { createTrialId, formatLink, parseLink } from "#instrument/trial-link.ts";
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
  applyFragment,
  createEmptyTrial,
  forgetStoredTrial,
  type GivenView,
  goToScreen,
  isComplete,
  resumeStoredTrial,
  type Screen,
  type Trial,
} from "./trial-state.ts";

/**
 * The state of the trial. The browser stores it once a visitor asks a colleague. `readEarlyInput` returns what
 * the visitor chose before hydration.
 */
export function useTrial(roles: readonly string[], readEarlyInput: () => Partial<Trial>) {
  const [first = ""] = roles;
  const [trial, setTrial] = useState(() => createEmptyTrial(first));
  const [isStored, setIsStored] = useState(true);
  const [isReady, setIsReady] = useState(false);
  const latest = useRef(trial);
  const change = (changes: Partial<Trial>) =>
    setTrial((old) => ({ ...old, notice: undefined, ...changes }));
  // A transition lets the pressed button react before the next screen is rendered, also on slow phones.
  const goTo = (screen: Screen) => {
    // After Back the heading of the screen has the focus, as after the page's own button: the browser must not
    // scroll to where the visitor left.
    history.scrollRestoration = "manual";
    // A double click comes before the next screen is rendered: it makes one entry.
    if (history.state?.screen !== screen)
      history.pushState({ screen, before: [...getScreensBefore(), trial.screen] }, "");
    startTransition(() => change({ screen }));
  };

  useEffect(() => {
    latest.current = trial;
  }, [trial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the roles of a page do not change
  useEffect(() => {
    latest.current = { ...latest.current, ...readEarlyInput() };
    function show(next: Trial) {
      // The URL may change again before React has rendered this state.
      latest.current = next;
      setTrial(next);
    }
    /** Opens the link in the URL's fragment, if any. */
    function openLinkInUrl() {
      const fragment = location.hash.slice(1);
      const stored = readStoredTrial() ?? latest.current.stored;
      const next = applyFragment(latest.current, {
        fragment,
        roles,
        stored,
        readColleagueId,
      });
      show(next);
      setIsReady(true);
      markEntry(next.screen);
      // Removes the visitor's answers or own link from the URL: a reload would bring them back after "Delete".
      if (["self", "guess", "result", "ownLink"].includes(next.screen) && parseLink(fragment)) {
        history.replaceState(history.state, "", location.pathname + location.search);
      }
      if (next.screen === "self") returnToFirstEntry();
    }
    /** Shows the screen of the current history entry. */
    function restoreHistoryEntry() {
      const screen: Screen | undefined = history.state?.screen;
      // A link within the page has made an entry without a screen.
      if (!screen) markEntry(latest.current.screen);
      else if (screen !== latest.current.screen) show(goToScreen(latest.current, screen));
    }
    openLinkInUrl();
    addEventListener("popstate", restoreHistoryEntry);
    addEventListener("hashchange", openLinkInUrl);
    const stopWatching = watchStoredTrial((stored) => {
      const update = (old: Trial) =>
        stored ? resumeStoredTrial(old, stored, roles) : forgetStoredTrial(old, first);
      setTrial(update);
      const { screen } = update(latest.current);
      if (screen !== latest.current.screen) markEntry(screen);
    });
    return () => {
      removeEventListener("popstate", restoreHistoryEntry);
      removeEventListener("hashchange", openLinkInUrl);
      stopWatching();
    };
  }, []);

  useEffect(() => {
    if (trial.stored) setIsStored(storeTrial(trial.stored));
  }, [trial.stored]);

  useEffect(() => passToOtherLanguages(trial, isStored), [trial, isStored]);

  return {
    ...trial,
    /** Whether the browser was able to store the trial. */
    isStored,
    /** Whether the link in the URL, if any, has been opened. */
    isReady,
    /** Whether the browser stores a trial other than the one on the screen, which asking a colleague would replace. */
    hasEarlierTrial: isReady && !trial.stored && Boolean(readStoredTrial()),
    // After a change the answers on the screen differ from those that colleagues were asked with.
    chooseRole: (role: string) => change({ role, stored: undefined }),
    answer: (view: GivenView, pair: PairId, value: number) =>
      setTrial((old) => ({
        ...old,
        ...(view !== "others" && { stored: undefined }),
        [view]: { ...old[view], [pair]: value },
      })),
    goTo,
    /** Goes back to an earlier screen: in the browser's history, unless another entry is between. */
    goBackTo: (screen: Screen) =>
      getScreensBefore().at(-1) === screen ? history.back() : goTo(screen),
    /** Stores the trial, so that colleagues can answer it. */
    askColleague() {
      const { role, self, guess } = trial;
      if (!isComplete(self) || !isComplete(guess)) return;
      const stored = { trialId: createTrialId(), role, self, guess, colleagues: [] };
      startTransition(() => change({ stored }));
    },
    /** Stores that the colleague has answered, and shows the link to send back. */
    finish() {
      const { ask } = trial;
      // Another tab may have answered since.
      const colleagueId = (ask && readColleagueId(ask.trialId)) ?? trial.colleagueId;
      if (ask) storeColleagueId(ask.trialId, colleagueId);
      change({ colleagueId });
      goTo("colleagueDone");
    },
    startAgain() {
      // A stored trial that is not on the screen is kept: its colleagues may still answer.
      if (trial.stored) removeStoredTrial();
      markEntry("self");
      latest.current = { ...createEmptyTrial(first), notice: trial.stored && "forgotten" };
      setTrial(latest.current);
      returnToFirstEntry();
    },
  };
}

/** Records the screen in the current entry of the browser's history, so that Back returns to it. */
function markEntry(screen: Screen) {
  history.replaceState({ ...history.state, screen }, "");
}

/** The screens of the earlier history entries that the trial has made, oldest first. */
function getScreensBefore(): Screen[] {
  return history.state?.before ?? [];
}

/** Returns to the first history entry, so that Back does not lead through screens whose answers are gone. */
function returnToFirstEntry() {
  const before = getScreensBefore();
  if (before[0] === "self") history.go(-before.length);
}

/**
 * Adds the answers to the links of the language switcher, unless the browser stores them for the other page; for a
 * colleague the opened link with their answers.
 */
function passToOtherLanguages(
  { screen, role, self, guess, others, stored, ask }: Trial,
  isStored: boolean,
) {
  const isEmpty = Object.keys({ ...self, ...guess }).length === 0;
  const answers =
    isEmpty || (stored && isStored) ? "" : formatLink({ kind: "start", role, self, guess });
  const fragment = screen.startsWith("colleague") && ask ? formatLink({ ...ask, others }) : answers;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    link.hash = fragment;
  }
}
