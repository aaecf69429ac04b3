import type { DatabaseSync } from "node:sqlite";
import { distanceBetween, type GeoPoint } from "#contract/distance";

/** How far to look, in degrees of latitude: first near by, then within about 330 km. */
const reaches = [0.25, 3];
const kilometresPerDegree = 111;

/** Measures how far a point is from the nearest place in the gazetteer's open file. */
export function measureDistances(database: DatabaseSync) {
  const around = database.prepare(`
    select latitude as lat, longitude as lon from place
    where latitude between :lat - :reach and :lat + :reach
      and abs(longitude - :lon) * cos(radians(:lat)) <= :reach * 1.1
      and (:country is null or country = :country)
  `);
  return (point: GeoPoint, country?: string): number => {
    for (const reach of reaches) {
      const parameters = { lat: point.lat, lon: point.lon, reach, country: country ?? null };
      const places = around.all(parameters) as unknown as GeoPoint[];
      const nearest = Math.min(...places.map((place) => distanceBetween(place, point)));
      if (nearest <= reach * kilometresPerDegree) return nearest;
    }
    return Number.POSITIVE_INFINITY;
  };
}
