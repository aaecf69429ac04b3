import { place } from "../profile/example-profiles.ts";

// The invented leader of the page for leaders. Positions are percentiles, 0 to 100.

/** Her self-view in all three roles: a Rapporteur. */
export const leaderSelf = place(36, 70);

/** The answers of the people in each of her roles. */
export const leaderSettings = {
  board: { others: [place(70, 19), place(77, 13), place(84, 20), place(78, 26)] },
  team: {
    others: [
      place(57, 69),
      place(61, 86),
      place(68, 62),
      place(78, 81),
      place(84, 62),
      place(94, 70),
      place(90, 79),
      place(66, 77),
    ],
  },
  peers: { others: [place(20, 26), place(29, 20), place(37, 30), place(25, 36), place(34, 24)] },
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
