import type { MapPosition } from "#ui/profile-map/map-geometry.ts";

// The invented leader of the page for leaders. Positions are percentiles, 0 to 100.

const place = ([directiveness, affiliation]: [number, number]): MapPosition => ({
  directiveness,
  affiliation,
});
const board: [number, number][] = [
  [70, 19],
  [77, 13],
  [84, 20],
  [78, 26],
];
const team: [number, number][] = [
  [57, 69],
  [61, 86],
  [68, 62],
  [78, 81],
  [84, 62],
  [94, 70],
  [90, 79],
  [66, 77],
];
const peers: [number, number][] = [
  [20, 26],
  [29, 20],
  [37, 30],
  [25, 36],
  [34, 24],
];

/** Her self-view in all three roles: a Rapporteur. */
export const leaderSelf = place([36, 70]);

/** The answers of the people in each of her roles. */
export const leaderSettings = {
  board: { others: board.map(place) },
  team: { others: team.map(place) },
  peers: { others: peers.map(place) },
};

/**
 * A task handed over, on the scale from asking (1) to telling (7): as meant, and as eight people heard
 * it.
 */
export const handover = { self: 3, others: [4, 5, 5, 6, 6, 6, 6, 7] };

/** The appointments by day of the week (from 0) and half of the day, with the number of other people. */
export const week = {
  management: { day: 0, half: "morning", people: 5 },
  oneToOne: { day: 2, half: "afternoon", people: 1 },
  review: { day: 3, half: "morning", people: 8 },
  alone: { day: 4, half: "afternoon", people: 0 },
} as const;
