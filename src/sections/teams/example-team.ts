import { createPosition } from "#instrument/positions.ts";

/**
 * The team of the page for teams, in the order of the names in its content: the self-views, and the means of
 * colleagues' views half a year apart.
 */
export const exampleTeam = [
  { self: createPosition(62, 48), spring: createPosition(84, 30), autumn: createPosition(76, 36) },
  { self: createPosition(28, 30), spring: createPosition(74, 18), autumn: createPosition(58, 24) },
  { self: createPosition(70, 72), spring: createPosition(86, 64), autumn: createPosition(82, 66) },
  { self: createPosition(40, 78), spring: createPosition(60, 84), autumn: createPosition(56, 82) },
  { self: createPosition(55, 22), spring: createPosition(66, 38), autumn: createPosition(64, 32) },
  { self: createPosition(20, 40), spring: createPosition(26, 20), autumn: createPosition(26, 20) },
  { self: createPosition(44, 10), spring: createPosition(38, 34), autumn: createPosition(36, 26) },
  { self: createPosition(78, 46), spring: createPosition(90, 20), autumn: createPosition(92, 15) },
];

export const personInRoles = {
  specialist: { self: createPosition(12, 62), respondents: [createPosition(26, 60)] },
  lead: { self: createPosition(42, 70), respondents: [createPosition(58, 80)] },
  onCall: { self: createPosition(46, 34), respondents: [createPosition(90, 28)] },
};

/** Shares of the talking in a meeting of the team, in percent: as guessed by each person and as counted. */
export const exampleMeeting = [
  { guess: 18, counted: 34 },
  { guess: 9, counted: 5 },
  { guess: 12, counted: 10 },
  { guess: 14, counted: 26 },
  { guess: 9, counted: 4 },
  { guess: 5, counted: 0 },
  { guess: 10, counted: 7 },
  { guess: 15, counted: 14 },
];
