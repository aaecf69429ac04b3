import type { Answers } from "#instrument/trial.ts";
import { formatAnswers, isTrialId, parseAnswers } from "#instrument/trial-link.ts";

/** What a visitor's browser stores once they have asked a colleague. */
export interface StoredTrial {
  /** Links with a colleague's answers name it. */
  trialId: string;
  role: string;
  self: Answers;
  guess: Answers;
  /** In the order in which they arrived. */
  colleagues: ColleagueAnswers[];
}

interface ColleagueAnswers {
  /** Later answers with the same id replace earlier ones. */
  colleagueId: string;
  answers: Answers;
}

/** How many colleagues the map shows. */
export const maxColleagues = 5;

/** Adds a colleague's answers or replaces their earlier ones; undefined if there are too many already. */
export function addAnswers(
  stored: StoredTrial,
  { colleagueId, answers }: ColleagueAnswers,
): StoredTrial | undefined {
  const colleagues = new Map(
    [...stored.colleagues, { colleagueId, answers }].map((entry) => [entry.colleagueId, entry]),
  );
  return colleagues.size > maxColleagues
    ? undefined
    : { ...stored, colleagues: [...colleagues.values()] };
}

/** The names of the entries in local storage; the cookie policy lists them. */
const entries = { trial: "trial", answered: "trial_answered" };

/** The visitor's trial; undefined if there is none, or none that can be read. */
export function readStoredTrial(): StoredTrial | undefined {
  return parseStored(readEntry(entries.trial));
}

/** Calls `onChange` when another tab stores a trial or deletes it. Returns a function that stops it. */
export function watchStoredTrial(onChange: (stored: StoredTrial | undefined) => void): () => void {
  function read({ key }: StorageEvent) {
    // Without a key all entries have been deleted.
    if (key === entries.trial || key === null) onChange(readStoredTrial());
  }
  addEventListener("storage", read);
  return () => removeEventListener("storage", read);
}

/** Stores the visitor's trial. False if the browser does not. */
export function storeTrial({ trialId, role, self, guess, colleagues }: StoredTrial): boolean {
  return writeEntry(entries.trial, {
    trial: trialId,
    role,
    self: formatAnswers(self),
    guess: formatAnswers(guess),
    colleagues: colleagues.map(({ colleagueId, answers }) => [colleagueId, formatAnswers(answers)]),
  });
}

/** The colleague's id with which this browser has answered another visitor's trial, if it has. */
export function readColleagueId(trialId: string): string | undefined {
  const answered = parseAnswered(readEntry(entries.answered));
  return answered.find(([of]) => of === trialId)?.[1];
}

/** Stores the colleague's id with which this browser answers a trial. Without it, a second answer counts anew. */
export function storeColleagueId(trialId: string, colleagueId: string): void {
  const others = parseAnswered(readEntry(entries.answered)).filter(([of]) => of !== trialId);
  // The last twenty: answering again after so many others is unlikely.
  writeEntry(entries.answered, [...others, [trialId, colleagueId]].slice(-20));
}

/** Deletes everything that the trial stores in the browser. */
export function removeStoredTrial(): void {
  try {
    for (const name of Object.values(entries)) localStorage.removeItem(name);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Entries in local storage can be forged, and are parsed as strictly as links. */
function parseStored(entry: unknown): StoredTrial | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { trial: trialId, role, self, guess, colleagues } = entry as Record<string, unknown>;
  const selfAnswers = parseAnswers(self);
  const guessed = parseAnswers(guess);
  if (!isTrialId(trialId) || typeof role !== "string" || !selfAnswers || !guessed) return undefined;
  const stored: StoredTrial = { trialId, role, self: selfAnswers, guess: guessed, colleagues: [] };
  return listPairs(colleagues).reduce((current, [colleagueId, digits]) => {
    const answers = parseAnswers(digits);
    return (
      (isTrialId(colleagueId) && answers && addAnswers(current, { colleagueId, answers })) ||
      current
    );
  }, stored);
}

function parseAnswered(entry: unknown): [trialId: string, colleagueId: string][] {
  return listPairs(entry).flatMap(([trialId, colleagueId]) =>
    isTrialId(trialId) && isTrialId(colleagueId) ? [[trialId, colleagueId]] : [],
  );
}

function listPairs(list: unknown): unknown[][] {
  return Array.isArray(list) ? list.filter(Array.isArray) : [];
}

function readEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
}

function writeEntry(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
