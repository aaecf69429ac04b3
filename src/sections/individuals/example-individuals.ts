import { place } from "../profile/example-profiles.ts";

// The invented people of the page for individuals. Positions are percentiles, 0 to 100.

/** Four people at a turning point: the self-view, and the mean of others' views. */
export const situationPlaces = {
  firstJob: { self: place(37, 61), others: place(18, 24) },
  newRole: { self: place(28, 79), others: place(80, 77) },
  parentalLeave: { self: place(67, 43), others: place(89, 20) },
  newEmployer: { self: place(57, 66), others: place(42, 12) },
};

/** Answers to three remarks on a scale from 1 to 7, by oneself and eight colleagues. */
export const remarkAnswers = {
  quiet: { self: 2, others: [3, 4, 4, 4, 4, 5, 5, 6] },
  soft: { self: 4, others: [5, 6, 6, 6, 6, 7, 7, 7] },
  stubborn: { self: 5, others: [1, 1, 2, 2, 6, 6, 7, 7] },
};

/** The situations in which each person sees one at work. */
export const sights = {
  colleague: ["meetings", "oneToOne", "pressure"],
  manager: ["meetings", "oneToOne"],
  client: ["oneToOne", "writing"],
  otherTeam: ["meetings", "writing"],
  newcomer: ["oneToOne", "pressure"],
  friend: [],
} as const;

/** The profile that grows with the plan: one person, eight colleagues, and finished lessons. */
export const planProfile = {
  self: place(34, 36),
  others: [
    place(66, 72),
    place(71, 80),
    place(79, 76),
    place(84, 68),
    place(80, 57),
    place(72, 56),
    place(64, 62),
    place(87, 60),
  ],
  lessons: { starter: { done: 1, total: 2 }, growth: { done: 4, total: 6 } },
};
