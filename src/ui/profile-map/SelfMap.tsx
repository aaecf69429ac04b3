import { Ring } from "../marks/Shapes.tsx";
import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { haloRadius, type MapPosition, mapSize, toPoint } from "./map-geometry.ts";

/**
 * The profile map with a person's own view only, and their own adaptability (0 to 100) as an open halo.
 */
export function SelfMap({
  self,
  adaptability,
  labels,
  description,
}: {
  self: MapPosition;
  adaptability: number;
  labels: PatternNames & AxisNames;
  description: string;
}) {
  const { x, y } = toPoint(self);
  return (
    <MapFrame labels={labels} marks={[{ x, y }]} description={description}>
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <circle
          cx={x}
          cy={y}
          r={haloRadius(adaptability)}
          className="fill-none stroke-ink/60"
          strokeWidth="1.5"
        />
        <Ring cx={x} cy={y} r="12" strokeWidth="5" />
      </svg>
    </MapFrame>
  );
}
