import { place } from "#instrument/positions";

/**
 * The team of the page for teams, in the order of the names in its content: the self-views, and the means of
 * colleagues' views half a year apart.
 */
export const exampleTeam = [
  { self: place(62, 48), spring: place(84, 30), autumn: place(76, 36) },
  { self: place(28, 30), spring: place(74, 18), autumn: place(58, 24) },
  { self: place(70, 72), spring: place(86, 64), autumn: place(82, 66) },
  { self: place(40, 78), spring: place(60, 84), autumn: place(56, 82) },
  { self: place(55, 22), spring: place(66, 38), autumn: place(64, 32) },
  { self: place(20, 40), spring: place(26, 20), autumn: place(26, 20) },
  { self: place(44, 10), spring: place(38, 34), autumn: place(36, 26) },
  { self: place(78, 46), spring: place(90, 20), autumn: place(92, 15) },
];

/** The same person in three roles. */
export const personInRoles = {
  specialist: { self: place(12, 62), others: [place(30, 54)] },
  lead: { self: place(42, 70), others: [place(58, 80)] },
  onCall: { self: place(46, 34), others: [place(90, 28)] },
};

/** Shares of the talking in a meeting of the team, in percent: as guessed by each person and as counted. */
export const exampleMeeting = [
  { guess: 18, counted: 34 },
  { guess: 9, counted: 5 },
  { guess: 12, counted: 10 },
  { guess: 14, counted: 26 },
  { guess: 9, counted: 4 },
  { guess: 15, counted: 14 },
  { guess: 10, counted: 7 },
  { guess: 5, counted: 0 },
];
