/**
 * Managers of five functions between asking and telling, 0 to 100: their own view and that of colleagues.
 */
export const exampleGroups = [
  { self: 72, others: 78 },
  { self: 34, others: 70 },
  { self: 62, others: 30 },
  { self: 24, others: 28 },
  { self: 40, others: 88 },
];

/** Participants of a programme between asking and telling (0 to 100), before and after it. */
export const exampleProgramme = {
  before: { self: 30, others: 80 },
  after: { self: 44, others: 58 },
  lessons: { done: 4, total: 6 },
};

/** Roles in the process. */
export type Person = "hr" | "participant" | "colleagues" | "facilitator";

/** The roles that take part in each step, in the order of the steps. */
export const workInSteps: Person[][] = [
  ["hr", "facilitator"],
  ["hr"],
  ["participant"],
  ["participant", "colleagues"],
  ["participant", "facilitator"],
  ["participant"],
  ["hr", "facilitator"],
];
