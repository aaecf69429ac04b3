import type { MapPosition } from "./positions.ts";

/** The four patterns, one in each quadrant of the map, clockwise from the upper left. */
export const patterns = ["rapporteur", "motivator", "producer", "processor"] as const;

export type Pattern = (typeof patterns)[number];

/** The ends of the two axes that enclose the quadrant of each pattern, row by row. */
export const patternEnds = {
  rapporteur: ["asking", "relationships"],
  motivator: ["telling", "relationships"],
  processor: ["asking", "tasks"],
  producer: ["telling", "tasks"],
} as const satisfies Record<Pattern, readonly string[]>;

/** The quadrants of the map, row by row: on which side of each axis the pattern is. */
export const quadrants: readonly { pattern: Pattern; isRight: boolean; isBottom: boolean }[] = [
  { pattern: "rapporteur", isRight: false, isBottom: false },
  { pattern: "motivator", isRight: true, isBottom: false },
  { pattern: "processor", isRight: false, isBottom: true },
  { pattern: "producer", isRight: true, isBottom: true },
];

/** The pattern whose quadrant contains a position; the axes belong to the higher side. */
export function getPattern({ directiveness, affiliation }: MapPosition): Pattern {
  if (affiliation >= 50) return directiveness >= 50 ? "motivator" : "rapporteur";
  return directiveness >= 50 ? "producer" : "processor";
}

/**
 * All patterns whose quadrants contain a position, row by row: two on a line between quadrants, four in
 * the centre.
 * @param middle where the axes cross, in the unit of the position
 */
export function findPatterns(
  { directiveness, affiliation }: MapPosition,
  middle: number,
): Pattern[] {
  return quadrants
    .filter(
      ({ isRight, isBottom }) =>
        (isRight ? directiveness >= middle : directiveness <= middle) &&
        (isBottom ? affiliation <= middle : affiliation >= middle),
    )
    .map(({ pattern }) => pattern);
}
