import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDetailed } from "./detail.ts";
import { oriented, type Polygon, type Position, type Ring, squareKilometres } from "./polygons.ts";

/** Smaller lakes, and islands in lakes, are not drawn. */
const minSquareKilometres = { detailed: 80, coarse: 1500, island: 8 };

/** What is larger is the Caspian Sea, which the countries leave open. */
const maxSquareKilometres = 100_000;

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
      oriented(smoothed(outer), false),
      ...islands
        .filter((island) => squareKilometres([island]) >= minSquareKilometres.island)
        .map((island) => oriented(smoothed(island), true)),
    ]);
}

/** A ring through the middles of its edges: the steps of the grid it was made on become slopes. */
function smoothed(ring: Ring): Ring {
  const middles = ring.slice(1).map(([x, y], index): Position => {
    const [fromX, fromY] = ring[index] ?? [x, y];
    return [(x + fromX) / 2, (y + fromY) / 2];
  });
  return [...middles, ...middles.slice(0, 1)];
}

function isLarge(lake: Polygon): boolean {
  const [first] = lake[0] ?? [];
  if (!first) return false;
  const size = squareKilometres(lake);
  return (
    size >= (isDetailed(first) ? minSquareKilometres.detailed : minSquareKilometres.coarse) &&
    size <= maxSquareKilometres
  );
}
