import type { HrContent } from "#load/schema/hr";

/** Who may see something, in the order of the columns. */
export const sightColumns = [
  "participant",
  "respondent",
  "manager",
  "hr",
  "facilitator",
  "us",
] as const;

/** Whether somebody sees a thing: not, in part or on a condition, or fully. */
export type SightLevel = "none" | "part" | "full";

/** The level that the words of a cell stand for. */
export function sightLevel(
  words: string,
  { none, full }: HrContent["sight"]["levels"],
): SightLevel {
  if (words === none) return "none";
  return words === full ? "full" : "part";
}
