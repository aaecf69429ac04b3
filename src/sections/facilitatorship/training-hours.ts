import type { Facts } from "#load/schema/facts";
import type { HourGroup } from "#ui/marks/HourMarks.tsx";

type Hours = Facts["certification"]["hours"];

/** The training's three steps as they are drawn: my view first, then both, then that of others. */
export function trainingSteps(hours: Hours) {
  return {
    introduction: { hours: hours.introduction, variant: "ring" },
    training: { hours: hours.training, variant: "half" },
    start: { hours: hours.start, variant: "dot" },
  } as const satisfies Record<keyof Hours, HourGroup>;
}

/** How many hours the training takes in all. */
export function totalHours(hours: Hours): number {
  return hours.introduction + hours.training + hours.start;
}
