import type { Position, Ring } from "./polygons.ts";

const edge = 180;

/**
 * Splits a ring that crosses the antimeridian, or surrounds a pole, into rings of a flat map between -180
 * and 180 degrees. The atlas stitches such rings together, as on a sphere.
 */
export function cutAtAntimeridian(ring: Ring): Ring[] {
  const path = unwrap(ring);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return [];
  if (Math.abs(last[0] - first[0]) > edge) return [aroundPole(path)];
  const parts = [-1, 0, 1].map((turn) => {
    const shifted = path.map(([x, y]): Position => [x - 2 * edge * turn, y]);
    return keepSide(keepSide(shifted, 1), -1);
  });
  return parts.filter((part) => part.length > 3);
}

/** The same ring with continuous longitudes beyond 180 instead of jumps. */
function unwrap(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([x, y], index) => {
    const step = x - (ring[index - 1]?.[0] ?? x);
    if (step > edge) turns -= 1;
    if (step < -edge) turns += 1;
    return [x + 2 * edge * turns, y];
  });
}

/** Extends a ring around the south pole from edge to edge and along the bottom of a flat map. */
function aroundPole(path: Ring): Ring {
  const eastward = (path.at(-1)?.[0] ?? 0) > (path[0]?.[0] ?? 0) ? path : path.toReversed();
  const wrapped = eastward.map(([x, y]): Position => [x - 2 * edge * Math.round(x / 2 / edge), y]);
  const start = wrapped.findIndex(([x], index) => x < (wrapped[index - 1]?.[0] ?? x) - edge);
  const coast = [...wrapped.slice(start), ...wrapped.slice(1, start)];
  const height = coast[0]?.[1] ?? 0;
  return [[-edge, height], ...coast, [edge, height], [edge, -90], [-edge, -90], [-edge, height]];
}

/** Clips a ring at an edge of the map: 1 keeps what is west of 180, -1 east of -180. */
function keepSide(ring: Ring, side: 1 | -1): Ring {
  const isWithin = ([x]: Position) => side * x <= edge;
  const clipped: Ring = [];
  ring.forEach((point, index) => {
    const previous = ring[index - 1];
    if (previous && isWithin(previous) !== isWithin(point)) {
      const share = (side * edge - previous[0]) / (point[0] - previous[0]);
      clipped.push([side * edge, previous[1] + share * (point[1] - previous[1])]);
    }
    if (isWithin(point)) clipped.push(point);
  });
  const [first, last] = [clipped[0], clipped.at(-1)];
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) clipped.push(first);
  return clipped;
}
