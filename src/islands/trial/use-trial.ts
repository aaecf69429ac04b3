import { useState } from "react";
import type { Answers } from "#instrument/trial";
import { type PairId, trialPairs } from "#instrument/word-pairs";

/** The steps of the trial, in order. */
export const trialSteps = ["self", "guess", "picture"] as const;

type TrialStep = (typeof trialSteps)[number];

interface Trial {
  /** Visitors who scroll past see only the start. */
  step: "start" | TrialStep;
  /** The index of the chosen role. */
  role: number;
  self: Partial<Answers>;
  guess: Partial<Answers>;
}

const start: Trial = { step: "start", role: 0, self: {}, guess: {} };

/** The unanswered pairs. */
export function openPairs(answers: Partial<Answers>): PairId[] {
  return trialPairs.map(({ id }) => id).filter((id) => answers[id] === undefined);
}

/** Whether every pair is answered. */
export function isComplete(answers: Partial<Answers>): answers is Answers {
  return openPairs(answers).length === 0;
}

/** The state of the trial, in memory only. */
export function useTrial() {
  const [trial, setTrial] = useState(start);
  return {
    ...trial,
    chooseRole: (role: number) => setTrial((old) => ({ ...old, role })),
    answer: (view: "self" | "guess", pair: PairId, value: number) =>
      setTrial((old) => ({ ...old, [view]: { ...old[view], [pair]: value } })),
    goTo: (step: TrialStep) => setTrial((old) => ({ ...old, step })),
    startAgain: () => setTrial({ ...start, step: "self" }),
  };
}
