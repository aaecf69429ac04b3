import { useState } from "react";
import { type Answers, type PairId, trialPairs } from "./trial-pairs.ts";

/** The steps of the trial, in their order. */
export const trialSteps = ["self", "guess", "picture"] as const;

type TrialStep = (typeof trialSteps)[number];

interface Trial {
  /** Whether the pairs are shown: a visitor who scrolls by hears and sees only what it is. */
  begun: boolean;
  step: TrialStep;
  /** The place of the chosen role among the options, from 0. */
  role: number;
  self: Partial<Answers>;
  guess: Partial<Answers>;
  /** Somebody tried to go on with pairs still open, so that these are pointed out. */
  checked: boolean;
}

const start: Trial = {
  begun: false,
  step: "self",
  role: 0,
  self: {},
  guess: {},
  checked: false,
};

/** The pairs that have no answer yet. */
export function openPairs(answers: Partial<Answers>): PairId[] {
  return trialPairs.map(({ id }) => id).filter((id) => answers[id] === undefined);
}

/** Tells whether every pair has its answer. */
export function isComplete(answers: Partial<Answers>): answers is Answers {
  return openPairs(answers).length === 0;
}

/** What a visitor has chosen so far. It lives in the open page and nowhere else. */
export function useTrial() {
  const [trial, setTrial] = useState(start);
  return {
    ...trial,
    begin: () => setTrial((old) => ({ ...old, begun: true })),
    chooseRole: (role: number) => setTrial((old) => ({ ...old, role })),
    answer: (view: "self" | "guess", pair: PairId, value: number) =>
      setTrial((old) => ({ ...old, [view]: { ...old[view], [pair]: value } })),
    goTo: (step: TrialStep) => setTrial((old) => ({ ...old, step, checked: false })),
    pointOut: () => setTrial((old) => ({ ...old, checked: true })),
    startAgain: () => setTrial({ ...start, begun: true }),
  };
}
