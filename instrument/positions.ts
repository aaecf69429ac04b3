import { computeMean } from "./compute-mean.ts";

/**
 * A position on the profile map, each value from 0 to 100 (in a profile: percentile of the norm group;
 * in the trial: percentage of the scale).
 */
export interface MapPosition {
  /** 0 is asking, 100 is telling. */
  directiveness: number;
  /** 0 is tasks, 100 is relationships. */
  affiliation: number;
}

export const createPosition = (directiveness: number, affiliation: number): MapPosition => ({
  directiveness,
  affiliation,
});

/** The mean of several positions: how colleagues as a group see a person. NaN if there are no positions. */
export function computeMeanPosition(positions: MapPosition[]): MapPosition {
  return {
    directiveness: computeMean(positions.map((position) => position.directiveness)),
    affiliation: computeMean(positions.map((position) => position.affiliation)),
  };
}

/**
 * The distance of two views straight across the map: √(Δdirectiveness² + Δaffiliation²), in the unit of
 * the positions. Adaptability does not count: it is not an axis of the map.
 */
export function computeMapDistance(a: MapPosition, b: MapPosition): number {
  return Math.hypot(a.directiveness - b.directiveness, a.affiliation - b.affiliation);
}
