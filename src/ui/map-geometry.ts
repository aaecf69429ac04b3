/** A place on the profile map, each value from 0 to 100 (percentile of the reference group). */
export interface Place {
  directiveness: number;
  affiliation: number;
}

/** The drawing's size in its own units. */
export const mapSize = { width: 416, height: 372 };

/** Where a place lies in the drawing: x grows with directiveness, y falls with affiliation. */
export function toPoint(place: Place): { x: number; y: number } {
  return {
    x: Math.round((place.directiveness / 100) * mapSize.width),
    y: Math.round((1 - place.affiliation / 100) * mapSize.height),
  };
}

/** The mean of several places: how colleagues as a group see somebody. */
export function meanPlace(places: Place[]): Place {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    directiveness: mean(places.map((place) => place.directiveness)),
    affiliation: mean(places.map((place) => place.affiliation)),
  };
}

/** How far two views of a person lie apart on the map, in points of the two scales. */
export function gapBetween(one: Place, other: Place): number {
  return Math.hypot(one.directiveness - other.directiveness, one.affiliation - other.affiliation);
}

/** The halo's radius in the drawing's units, for an adaptability from 0 to 100. */
export function haloRadius(adaptability: number): number {
  return 20 + adaptability * 0.3;
}
