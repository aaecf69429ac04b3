import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDetailed } from "./detail.ts";
import { oriented, type Polygon, type Ring, squareKilometres } from "./polygons.ts";

/** The smallest lake and the smallest island in a lake that are drawn, in square kilometres. */
const smallest = { detailed: 80, coarse: 1500, island: 8 };

/** The larger lakes of the world from OpenStreetMap (ODbL). */
export function readLakes(): Polygon[] {
  const file = fileURLToPath(import.meta.resolve("@geo-maps/earth-lakes-500m/map.geo.json"));
  const { geometries } = JSON.parse(readFileSync(file, "utf8")) as {
    geometries: { coordinates: Ring[][] }[];
  };
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .filter(isLarge)
    .map(([outer = [], ...islands]) => [
      oriented(outer, false),
      ...islands
        .filter((island) => squareKilometres([island]) >= smallest.island)
        .map((island) => oriented(island, true)),
    ]);
}

function isLarge(lake: Polygon): boolean {
  const [first] = lake[0] ?? [];
  if (!first) return false;
  return squareKilometres(lake) >= (isDetailed(first) ? smallest.detailed : smallest.coarse);
}
