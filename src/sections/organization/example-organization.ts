/** Managers of five functions between asking and telling, 0 to 100: how they see themselves, how colleagues see them. */
export const exampleGroups = [
  { self: 72, others: 78 },
  { self: 34, others: 70 },
  { self: 62, others: 30 },
  { self: 24, others: 28 },
  { self: 40, others: 88 },
];

/** A programme's participants between asking and telling, before and after. */
export const exampleProgramme = {
  before: { self: 30, others: 80 },
  after: { self: 44, others: 58 },
  lessons: { done: 4, total: 6 },
};

/** Somebody with a part in the way from the purpose to the picture by group. */
export type Person = "hr" | "participant" | "colleagues" | "facilitator";

/** Who has something to do in each step, in the order of the steps. */
export const workInSteps: Person[][] = [
  ["hr", "facilitator"],
  ["hr"],
  ["participant"],
  ["participant", "colleagues"],
  ["participant", "facilitator"],
  ["participant"],
  ["hr", "facilitator"],
];
