import { MapAreas } from "./MapAreas.tsx";
import { MapLabel } from "./MapLabel.tsx";
import { haloRadius, mapSize, meanPlace, type Place, toPoint } from "./map-geometry.ts";

const { width, height } = mapSize;

/** What is drawn on the profile map: the four patterns, the marks, and the way from one view to the other. */
export function MapPoints({
  self,
  others,
  adaptability,
  gap,
}: {
  self: Place;
  others: Place[];
  adaptability: number;
  gap: string;
}) {
  const own = toPoint(self);
  const group = toPoint(meanPlace(others));
  const middle = { x: (own.x + group.x) / 2, y: (own.y + group.y) / 2 };
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
        <MapAreas />
        <circle
          cx={group.x}
          cy={group.y}
          r={haloRadius(adaptability)}
          className="fill-producer/30"
        />
        {others.map(toPoint).map(({ x, y }) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="5"
            className="fill-producer stroke-producer-edge"
          />
        ))}
        <path
          d={`M${own.x} ${own.y}L${group.x} ${group.y}`}
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <circle cx={group.x} cy={group.y} r="12" className="fill-producer stroke-producer-edge" />
        <circle cx={own.x} cy={own.y} r="12" className="fill-card stroke-ink" strokeWidth="5" />
      </svg>
      <MapLabel x={(100 * middle.x) / width} y={(100 * middle.y) / height} text={gap} />
    </>
  );
}
