/** A point on earth, in degrees (WGS 84). */
export interface GeoPoint {
  lat: number;
  lon: number;
}

/** Parses coordinates; undefined if they are no valid numbers. */
export function parsePoint(lat: unknown, lon: unknown): GeoPoint | undefined {
  return isWithin(lat, 90) && isWithin(lon, 180) ? { lat, lon } : undefined;
}

function isWithin(degrees: unknown, limit: number): degrees is number {
  return typeof degrees === "number" && Math.abs(degrees) <= limit;
}

/** The earth's mean radius. */
export const earthRadiusKm = 6371;

/**
 * The great-circle distance of two points in kilometres, by the haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", Sky and Telescope 68, 1984). On a spherical earth, which is at most 0.5 %
 * off.
 */
export function computeDistanceKm(a: GeoPoint, b: GeoPoint): number {
  const radians = Math.PI / 180;
  const haversine = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const h =
    haversine(b.lat - a.lat) +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * haversine(b.lon - a.lon);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
