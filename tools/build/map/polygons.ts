/** A point on earth: longitude and latitude in degrees. */
export type Position = [number, number];

/** A closed line: the last point is the first. */
export type Ring = Position[];

/** An outer ring (counter-clockwise) and its holes (clockwise), as RFC 7946 has them. */
export type Polygon = Ring[];

/** The area within a ring in square degrees: positive if it runs counter-clockwise. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum / 2;
}

/** The ring, turned round if it does not run as the outer ring (or the hole) of a polygon does. */
export function oriented(ring: Ring, hole: boolean): Ring {
  return signedArea(ring) > 0 === hole ? ring.toReversed() : ring;
}

/** The area of a polygon in square kilometres, near enough to compare lakes. */
export function squareKilometres([outer = []]: Polygon): number {
  const latitude = outer.reduce((sum, [, y]) => sum + y, 0) / outer.length;
  const kilometresPerDegree = 111.2;
  return (
    Math.abs(signedArea(outer)) * kilometresPerDegree ** 2 * Math.cos((latitude * Math.PI) / 180)
  );
}

/** Tells whether a point lies in a polygon and not in one of its holes. */
export function contains(polygon: Polygon, point: Position): boolean {
  return polygon.filter((ring) => surrounds(ring, point)).length % 2 === 1;
}

function surrounds(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous && point[1] > y !== previous[1] > y) {
      const share = (y - point[1]) / (previous[1] - point[1]);
      if (x < point[0] + share * (previous[0] - point[0])) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
