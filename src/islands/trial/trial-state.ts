import type { Answers } from "#instrument/trial.ts";
import {
  type AskLink,
  createTrialId,
  formatLink,
  parseLink,
  type StartLink,
  type TrialLink,
} from "#instrument/trial-link.ts";
import { type PairId, trialPairs } from "#instrument/word-pairs.ts";
import { addAnswers, type StoredTrial } from "./stored-trial.ts";

/** The views given in the trial: the self-view, the guess of others' view, and that of a colleague. */
export type GivenView = "self" | "guess" | "others";

/**
 * What the trial shows: questions to the visitor and their map, or questions to a colleague and the link
 * to send back. "ownLink" is shown to visitors who open their own link. "otherBrowser" is shown if the map that the
 * answers belong to is stored in another browser.
 */
export type Screen =
  | "self"
  | "guess"
  | "result"
  | "colleague"
  | "colleagueDone"
  | "ownLink"
  | "otherBrowser";

type Notice = "damaged" | "full" | "forgotten";

export interface Trial {
  screen: Screen;
  notice?: Notice | undefined;
  /** The id of the chosen role. */
  role: string;
  /** Whether answers were taken over from the home page, or from the trial in another language. */
  hasEarlierAnswers?: boolean;
  self: Partial<Answers>;
  guess: Partial<Answers>;
  others: Partial<Answers>;
  /** The visitor's trial, once they have asked a colleague. */
  stored?: StoredTrial | undefined;
  /** The link that a colleague, or the visitor who made it, has opened. */
  ask?: AskLink;
  /** The id of that colleague, and whether they have answered before. */
  colleagueId: string;
  hasAnsweredBefore: boolean;
}

/** The state before anything is known about the visitor. */
export function createEmptyTrial(role: string): Trial {
  return {
    screen: "self",
    role,
    self: {},
    guess: {},
    others: {},
    colleagueId: "",
    hasAnsweredBefore: false,
  };
}

export function findUnansweredPairs(answers: Partial<Answers>): PairId[] {
  return trialPairs.map(({ id }) => id).filter((id) => answers[id] === undefined);
}

export function isComplete(answers: Partial<Answers>): answers is Answers {
  return findUnansweredPairs(answers).length === 0;
}

/** The input of `applyFragment`: the URL's fragment, the roles of the page and the stored trial. */
interface FragmentInput {
  fragment: string;
  roles: readonly string[];
  stored: StoredTrial | undefined;
  /** Returns the colleague's id with which this browser has answered a trial, if it has. */
  readColleagueId: (trialId: string) => string | undefined;
}

/** The state for a visitor who opens the page, or a link of the trial while it is open. */
export function applyFragment(trial: Trial, input: FragmentInput): Trial {
  const { fragment, roles } = input;
  const stored = input.stored && roles.includes(input.stored.role) ? input.stored : undefined;
  const link = parseLink(fragment);
  if (!link) return stored ? resumeStoredTrial(trial, stored, roles) : trial;
  const isRead = link !== "damaged" && (link.kind !== "ask" || roles.includes(link.role));
  if (isRead) return followLink({ ...trial, notice: undefined }, link, { ...input, stored });
  return { ...(stored ? showStored(trial, stored) : trial), notice: "damaged" };
}

/** The state at another screen, or at the first one if the answers that it needs are gone, as after a reload. */
export function goToScreen(trial: Trial, screen: Screen): Trial {
  const { self, guess, others, ask, stored } = trial;
  const canShow: Record<Screen, boolean> = {
    self: true,
    guess: isComplete(self),
    result: isComplete(self) && isComplete(guess),
    colleague: Boolean(ask),
    colleagueDone: Boolean(ask) && isComplete(others),
    // Another link may have been opened since.
    ownLink: Boolean(stored) && stored?.trialId === ask?.trialId,
    otherBrowser: true,
  };
  let first: Screen = "self";
  if (screen === "colleagueDone" && ask) first = "colleague";
  if (screen === "ownLink" && stored) first = "result";
  return { ...trial, notice: undefined, screen: canShow[screen] ? screen : first };
}

/** The state once another tab has stored a trial. What a colleague has answered stays. */
export function resumeStoredTrial(
  trial: Trial,
  stored: StoredTrial,
  roles: readonly string[],
): Trial {
  if (!roles.includes(stored.role)) return trial;
  if (trial.stored?.trialId === stored.trialId) return { ...trial, stored };
  const isEmpty = trial.screen === "self" && Object.keys(trial.self).length === 0;
  return isEmpty ? showStored(trial, stored) : trial;
}

/** The state once another tab has deleted the trial. What a colleague has answered stays. */
export function forgetStoredTrial(trial: Trial, role: string): Trial {
  if (!trial.stored) return trial;
  if (trial.screen === "colleague" || trial.screen === "colleagueDone") {
    return { ...trial, self: {}, guess: {}, stored: undefined };
  }
  return { ...createEmptyTrial(role), notice: "forgotten" };
}

function followLink(
  trial: Trial,
  link: TrialLink,
  { roles, stored, readColleagueId }: FragmentInput,
): Trial {
  if (link.kind === "start") return applyStartLink(trial, link, roles);
  if (link.kind === "ask") {
    if (stored?.trialId === link.trialId)
      return { ...showStored(trial, stored), screen: "ownLink", ask: link };
    const { others = {}, ...ask } = link;
    if (trial.ask && formatLink(trial.ask) === formatLink(ask)) return showAsk(trial);
    const earlierId = readColleagueId(link.trialId);
    const colleagueId = earlierId ?? createTrialId();
    return {
      ...trial,
      screen: "colleague",
      ask,
      others,
      colleagueId,
      hasAnsweredBefore: Boolean(earlierId),
    };
  }
  if (stored?.trialId !== link.trialId) return { ...trial, screen: "otherBrowser" };
  const more = addAnswers(stored, link);
  return more ? showStored(trial, more) : { ...showStored(trial, stored), notice: "full" };
}

/** Takes over what the visitor has answered elsewhere, and goes on where they have left. */
function applyStartLink(trial: Trial, link: StartLink, roles: readonly string[]): Trial {
  const self = { ...trial.self, ...link.self };
  const guess = { ...trial.guess, ...link.guess };
  const rest = isComplete(guess) ? "result" : "guess";
  return {
    ...trial,
    screen: isComplete(self) ? rest : "self",
    hasEarlierAnswers: true,
    role: roles.includes(link.role) ? link.role : trial.role,
    self,
    guess,
    // What colleagues have said is about other answers.
    stored: undefined,
  };
}

/** Shows the questions of an already opened link with the answers so far. */
function showAsk(trial: Trial): Trial {
  return trial.screen === "colleagueDone" ? trial : { ...trial, screen: "colleague" };
}

function showStored(trial: Trial, stored: StoredTrial): Trial {
  const { role, self, guess } = stored;
  return { ...trial, screen: "result", role, self, guess, stored };
}
