import type { Answers, Dimension } from "#islands/trial/trial-pairs.ts";
import type { MapPosition } from "#ui/profile-map/map-geometry.ts";
import type { Profile } from "./score-profile.ts";

/** An invented profile on the map. Positions are percentiles, 0 to 100. */
interface ExampleProfile {
  self: MapPosition;
  others: MapPosition[];
  adaptability: number;
}

/** A position on the map, in percentiles. */
export const place = (directiveness: number, affiliation: number): MapPosition => ({
  directiveness,
  affiliation,
});

/** The positions of a profile on the map. */
export function placesOf({ self, respondents, others }: Profile): ExampleProfile {
  return {
    self: self.place,
    others: respondents.map(({ place }) => place),
    adaptability: others.percentiles.adaptability,
  };
}

/** A self-view deep in the quadrant of the Producer, and others' on the border to the Motivator. */
export const mapExample: ExampleProfile = {
  self: place(58, 11),
  others: [
    place(70, 52),
    place(78, 58),
    place(83, 44),
    place(72, 41),
    place(88, 53),
    place(79, 37),
  ],
  adaptability: 70,
};

/** The two views of a profile on a scale, as integers from 0 (low end) to 100. */
export function marksOn(dimension: Dimension, { self, others }: Profile) {
  const place = (value: number) => Math.round(toPercent(value));
  return { self: place(self.means[dimension]), others: place(others.means[dimension]) };
}

/** An example of the trial, for visitors without JavaScript: a Processor who guesses a Motivator. */
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

/** Colleagues' answers in the demo of the product page, 1 to 7. */
const demoAnswers = [
  { affiliation: 5.8, directiveness: 5.6, adaptability: 3 },
  { affiliation: 4.6, directiveness: 6.4, adaptability: 3 },
  { affiliation: 4.2, directiveness: 6.2, adaptability: 2 },
  { affiliation: 5.4, directiveness: 5.5, adaptability: 4 },
  { affiliation: 5, directiveness: 6.3, adaptability: 3 },
];

/**
 * The person in the demo: self-view, guess of one colleague's answers, all colleagues' answers and their
 * means, 1 to 7.
 */
export const demoProfile = {
  self: { affiliation: 3, directiveness: 3, adaptability: 4 },
  guess: { affiliation: 4, directiveness: 4, adaptability: 5 },
  answers: demoAnswers,
  means: { affiliation: 5, directiveness: 6, adaptability: 3 },
};

/** Converts an answer from 1 to 7 to a percentage of the scale. */
export function toPercent(answer: number): number {
  return ((answer - 1) / 6) * 100;
}

/** The word pair that represents each scale. */
const answeredPairs = { affiliation: "start", directiveness: "question", adaptability: "plan" };

/** The example profile's answers to the word pair of a scale, 1 to 7. */
export function answersOn(dimension: Dimension, { pairs }: Profile) {
  const pair = pairs.find(({ id }) => id === answeredPairs[dimension]);
  return { self: pair?.self ?? Number.NaN, others: pair?.others ?? [] };
}
