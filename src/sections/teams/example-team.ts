import { positionAt } from "#instrument/positions";

/**
 * The team of the page for teams, in the order of the names in its content: the self-views, and the means of
 * colleagues' views half a year apart.
 */
export const exampleTeam = [
  { self: positionAt(62, 48), spring: positionAt(84, 30), autumn: positionAt(76, 36) },
  { self: positionAt(28, 30), spring: positionAt(74, 18), autumn: positionAt(58, 24) },
  { self: positionAt(70, 72), spring: positionAt(86, 64), autumn: positionAt(82, 66) },
  { self: positionAt(40, 78), spring: positionAt(60, 84), autumn: positionAt(56, 82) },
  { self: positionAt(55, 22), spring: positionAt(66, 38), autumn: positionAt(64, 32) },
  { self: positionAt(20, 40), spring: positionAt(26, 20), autumn: positionAt(26, 20) },
  { self: positionAt(44, 10), spring: positionAt(38, 34), autumn: positionAt(36, 26) },
  { self: positionAt(78, 46), spring: positionAt(90, 20), autumn: positionAt(92, 15) },
];

/** One person in three roles. */
export const personInRoles = {
  specialist: { self: positionAt(12, 62), respondents: [positionAt(26, 60)] },
  lead: { self: positionAt(42, 70), respondents: [positionAt(58, 80)] },
  onCall: { self: positionAt(46, 34), respondents: [positionAt(90, 28)] },
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
