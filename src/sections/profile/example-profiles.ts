import type { Answers } from "#islands/trial/trial-pairs.ts";
import type { MapPosition } from "#ui/profile-map/map-geometry.ts";

/** An invented profile, as the pictures of the home page draw it. Places are percentiles, 0 to 100. */
interface ExampleProfile {
  self: MapPosition;
  others: MapPosition[];
  adaptability: number;
}

const place = ([directiveness, affiliation]: [number, number]): MapPosition => ({
  directiveness,
  affiliation,
});

const aroundMotivator: [number, number][] = [
  [67, 75],
  [72, 82],
  [80, 78],
  [86, 71],
  [81, 59],
  [73, 58],
  [68, 65],
  [89, 63],
];
const aroundProducer: [number, number][] = [
  [70, 52],
  [78, 58],
  [83, 44],
  [72, 41],
  [88, 53],
  [79, 37],
];

/** Sees herself as a Processor, is seen as a Motivator. */
export const heroExample: ExampleProfile = {
  self: place([34, 32]),
  others: aroundMotivator.map(place),
  adaptability: 55,
};

/** Sees himself deep in Producer, is seen on the border to Motivator. */
export const mapExample: ExampleProfile = {
  self: place([58, 11]),
  others: aroundProducer.map(place),
  adaptability: 70,
};

/** Directiveness on a page of a profile, as percentiles of the norm group. */
export const pageExample = { self: 38, others: 79 };

/** The three scales of the home page, 0 (low end) to 100: the two views that are far apart. */
export const scalesExample = {
  affiliation: { self: 38, others: 72 },
  directiveness: { self: 33, others: 77 },
  adaptability: { self: 66, others: 52 },
};

/** An example of the trial, for visitors without script: sees a Processor, guesses a Motivator. */
export const trialExample: { self: Answers; guess: Answers } = {
  self: {
    start: 3,
    question: 5,
    plan: 5,
    conflict: 6,
    method: 2,
    manner: 3,
    opinion: 4,
    notice: 4,
    help: 5,
  },
  guess: {
    start: 5,
    question: 2,
    plan: 3,
    conflict: 4,
    method: 6,
    manner: 4,
    opinion: 3,
    notice: 6,
    help: 3,
  },
};

/** Colleagues' answers in the demo of the product page, 1 to 7, one each. */
const demoAnswers = [
  { affiliation: 5.8, directiveness: 5.6, adaptability: 3 },
  { affiliation: 4.6, directiveness: 6.4, adaptability: 3 },
  { affiliation: 4.2, directiveness: 6.2, adaptability: 2 },
  { affiliation: 5.4, directiveness: 5.5, adaptability: 4 },
  { affiliation: 5, directiveness: 6.3, adaptability: 3 },
];

/** The demo's person: self-view, guess at one colleague's answers, all colleagues' answers and their means, 1 to 7. */
export const demoProfile = {
  self: { affiliation: 3, directiveness: 3, adaptability: 4 },
  guess: { affiliation: 4, directiveness: 4, adaptability: 5 },
  answers: demoAnswers,
  means: { affiliation: 5, directiveness: 6, adaptability: 3 },
};

/** Where an answer from 1 to 7 stands, from 0 to 100. */
export function toPercent(answer: number): number {
  return ((answer - 1) / 6) * 100;
}

/** The answers to each scale, 1 to 7: one person's own and those of eight colleagues. */
export const answersExample = {
  affiliation: { self: 3, others: [4, 4, 5, 5, 5, 6, 6, 6] },
  directiveness: { self: 3, others: [4, 5, 5, 5, 6, 6, 6, 7] },
  adaptability: { self: 5, others: [2, 3, 3, 4, 4, 4, 4, 6] },
};
