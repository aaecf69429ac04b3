import type { Facts, PlanId, PlanLevel, ProfileLevel, ProfilePart } from "#load/schema/facts.ts";

const levels: PlanLevel[] = ["none", "lite", "included", "full"];

/** The parts that a profile of this level includes in addition to the next smaller one. */
export function listAddedParts(level: PlanLevel, holds: Facts["profileHolds"]): ProfilePart[] {
  return (Object.keys(holds) as ProfilePart[]).filter((part) => holds[part] === level);
}

export function findPlansWithPart(part: ProfilePart, facts: Facts): PlanId[] {
  return findPlansWith(facts, "profile", facts.profileHolds[part]);
}

/** The plans whose profile includes a view of the report. Every profile includes the self-view. */
export function findPlansWithView(view: "self" | "colleagues" | "groups", facts: Facts): PlanId[] {
  return view === "self" ? (Object.keys(facts.plans) as PlanId[]) : findPlansWithPart(view, facts);
}

/** The plans that include a part at this level or a higher one. */
export function findPlansWith(
  { plans }: Pick<Facts, "plans">,
  part: "profile" | "deepDive" | "progress",
  minLevel: ProfileLevel,
): PlanId[] {
  return (Object.keys(plans) as PlanId[]).filter(
    (id) => levels.indexOf(plans[id][part]) >= levels.indexOf(minLevel),
  );
}

/** The first of the given plans with the largest profile among them. */
export function findPlanWithFullProfile(
  options: readonly { id: PlanId }[],
  { plans }: Pick<Facts, "plans">,
): PlanId {
  const getRank = (id: PlanId) => levels.indexOf(plans[id].profile);
  const highestRank = Math.max(...options.map(({ id }) => getRank(id)));
  return options.find(({ id }) => getRank(id) === highestRank)?.id ?? "growth";
}
