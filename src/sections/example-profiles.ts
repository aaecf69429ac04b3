import type { Place } from "#ui/map-geometry.ts";

/** An invented profile, as the pictures of the home page draw it. Places are percentiles, 0 to 100. */
interface ExampleProfile {
  self: Place;
  others: Place[];
  adaptability: number;
}

const place = ([directiveness, affiliation]: [number, number]): Place => ({
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

/** Sees herself as a Processor, is met as a Motivator. */
export const heroExample: ExampleProfile = {
  self: place([34, 32]),
  others: aroundMotivator.map(place),
  adaptability: 55,
};

/** Sees himself deep in Producer, is met on the border to Motivator. */
export const mapExample: ExampleProfile = {
  self: place([58, 11]),
  others: aroundProducer.map(place),
  adaptability: 70,
};

/** The sample team's places in the trial, 1 to 7, by dimension. */
export const trialTeam = { affiliation: 6, directiveness: 6, adaptability: 3 };

/** The answers to each scale, 1 to 7: one person's own and those of eight colleagues. */
export const answersExample = {
  affiliation: { self: 3, others: [4, 4, 5, 5, 5, 6, 6, 6] },
  directiveness: { self: 3, others: [4, 5, 5, 5, 6, 6, 6, 7] },
  adaptability: { self: 5, others: [2, 3, 3, 4, 4, 4, 4, 6] },
};
