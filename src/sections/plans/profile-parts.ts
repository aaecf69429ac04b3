import type { Facts, PlanId, PlanLevel, ProfileLevel, ProfilePart } from "#load/schema/facts.ts";

const sizes: PlanLevel[] = ["none", "lite", "included", "full"];

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
  least: ProfileLevel,
): PlanId[] {
  return (Object.keys(plans) as PlanId[]).filter(
    (id) => sizes.indexOf(plans[id][part]) >= sizes.indexOf(least),
  );
}

/** The first of the given plans with the largest profile among them. */
export function findPlanWithFullProfile(
  options: readonly { id: PlanId }[],
  { plans }: Pick<Facts, "plans">,
): PlanId {
  const getSize = (id: PlanId) => sizes.indexOf(plans[id].profile);
  const largest = Math.max(...options.map(({ id }) => getSize(id)));
  return options.find(({ id }) => getSize(id) === largest)?.id ?? "growth";
}
