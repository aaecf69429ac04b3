import type { MapPosition } from "#instrument/positions";
import { Dot, DottedLine, Guess, Ring } from "../marks/Shapes.tsx";
import { haloRadius, meanPoint, overlap, toPoint } from "./map-geometry.ts";

/** The marks on the profile map, and the line between the two views. */
export function MapPoints({
  self,
  others,
  adaptability,
  ownAdaptability,
  guessed = false,
  bold = false,
}: {
  self: MapPosition;
  others: MapPosition[];
  adaptability?: number;
  ownAdaptability?: number;
  guessed?: boolean;
  bold?: boolean;
}) {
  const own = toPoint(self);
  const group = meanPoint(others);
  const touching = group !== undefined && overlap(own, group);
  const Mean = guessed ? Guess : Dot;
  return (
    <>
      {group && adaptability !== undefined && (
        <circle
          cx={group.x}
          cy={group.y}
          r={haloRadius(adaptability)}
          className="fill-producer/30"
        />
      )}
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
        others.length > 1 &&
        others.map(toPoint).map(({ x, y }) => <Dot key={`${x},${y}`} cx={x} cy={y} r="5" />)}
      {group && !touching && (
        <DottedLine
          d={`M${own.x} ${own.y}L${group.x} ${group.y}`}
          {...(bold && { strokeWidth: 5, strokeDasharray: "0" })}
        />
      )}
      {group && <Mean cx={group.x} cy={group.y} r="12" />}
      <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" clear={touching} />
    </>
  );
}
