import { Dot, DottedLine, Guess } from "../marks/Shapes.tsx";
import { MapLabel } from "./MapLabel.tsx";
import {
  haloRadius,
  labelPoint,
  type MapPosition,
  mapSize,
  meanPosition,
  overlap,
  toPoint,
} from "./map-geometry.ts";

const { width, height } = mapSize;

/** The marks on the profile map, and the line between the two views. */
export function MapPoints({
  self,
  others,
  adaptability,
  ownAdaptability,
  guessed = false,
  gap,
}: {
  self: MapPosition;
  others: MapPosition[];
  adaptability: number;
  ownAdaptability: number | undefined;
  guessed?: boolean;
  gap: string | undefined;
}) {
  const own = toPoint(self);
  const group = toPoint(meanPosition(others));
  const label = labelPoint(own, group, gap ?? "");
  const touching = overlap(own, group);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <circle
          cx={group.x}
          cy={group.y}
          r={haloRadius(adaptability)}
          className="fill-producer/30"
        />
        {ownAdaptability !== undefined && (
          <circle
            cx={own.x}
            cy={own.y}
            r={haloRadius(ownAdaptability)}
            className="fill-none stroke-ink/60"
            strokeWidth="1.5"
          />
        )}
        {!guessed &&
          others.map(toPoint).map(({ x, y }) => <Dot key={`${x},${y}`} cx={x} cy={y} r="5" />)}
        {!touching && <DottedLine d={`M${own.x} ${own.y}L${group.x} ${group.y}`} />}
        {guessed ? (
          <Guess cx={group.x} cy={group.y} r="12" />
        ) : (
          <Dot cx={group.x} cy={group.y} r="12" />
        )}
        <circle
          cx={own.x}
          cy={own.y}
          r="12"
          // Overlapping marks are drawn as in the logo, so that neither hides the other.
          className={`stroke-ink ${touching ? "fill-none" : "fill-card"}`}
          strokeWidth="5"
        />
      </svg>
      {gap && <MapLabel x={(100 * label.x) / width} y={(100 * label.y) / height} text={gap} />}
    </>
  );
}
