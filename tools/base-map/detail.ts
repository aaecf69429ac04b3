export type Position = [longitude: number, latitude: number];

/** Europe with some margin, in degrees: here the map is as fine as zoom 8 can show. */
const europe = { west: -25, east: 42, south: 34, north: 71.5 };

/** How many pixels a radian of longitude takes at zoom 8. */
const pixelsPerRadian = (256 * 2 ** 8) / (2 * Math.PI);

/** Tells whether a point lies where the map is detailed. */
export function isDetailed(point: Position): boolean {
  return computeDegreesFromEurope(point) === 0;
}

/**
 * How much a steradian matters around a point: its square pixels at zoom 8, less the further from Europe it lies, where
 * the map is used up to zoom 4 only.
 */
export function getDetail(point: Position): number {
  // Mercator's projection stretches both ways, at the poles without end.
  const stretch = 1 / Math.max(0.2, Math.cos((point[1] * Math.PI) / 180));
  const coarseness = 1 + 26 * Math.min(1, computeDegreesFromEurope(point) / 8);
  return ((pixelsPerRadian * stretch) / coarseness) ** 2;
}

function computeDegreesFromEurope([x, y]: Position): number {
  return Math.max(0, europe.west - x, x - europe.east, europe.south - y, y - europe.north);
}
