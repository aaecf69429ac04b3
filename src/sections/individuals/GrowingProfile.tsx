import type { MapPosition } from "#instrument/positions.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { Dot, DottedLine } from "#ui/drawings/Shapes.tsx";
import { computeMeanPoint, toPoint } from "#ui/profile-map/map-geometry.ts";

// Radii with their strokes, in units of the map, and the distance from the edge.
const ring = 31;
const dot = 8;
const halo = 50;
const margin = 8;

/**
 * A profile in progress: one's own ring, then the dots of colleagues, then a tree of lessons. The marks have their
 * places on the profile map. Missing parts leave their space empty, except above a ring alone. `description` is the
 * text alternative.
 */
export function GrowingProfile({
  self,
  respondents,
  isAnswered = false,
  lessons,
  description,
}: {
  self: MapPosition;
  /** One position for each colleague. */
  respondents: MapPosition[];
  /** Whether they have answered. */
  isAnswered?: boolean;
  lessons?: { done: number; total: number };
  description: string;
}) {
  const selfPoint = toPoint(self);
  const dots = respondents.map(toPoint);
  const group = computeMeanPoint(respondents);
  const boxes = [
    { ...selfPoint, r: ring },
    ...(group ? [{ ...group, r: halo }] : []),
    ...dots.map((point) => ({ ...point, r: dot })),
  ];
  const left = Math.min(...boxes.map(({ x, r }) => x - r)) - margin;
  const right = Math.max(...boxes.map(({ x, r }) => x + r)) + margin;
  const top =
    Math.min(...(isAnswered ? boxes : boxes.slice(0, 1)).map(({ y, r }) => y - r)) - margin;
  const bottom = Math.max(...boxes.map(({ y, r }) => y + r)) + margin;
  return (
    <div role="img" aria-label={description} className="grid grid-cols-5 items-end">
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        className="col-span-3 block h-auto w-full"
        aria-hidden="true"
      >
        {isAnswered && group && (
          <>
            <circle cx={group.x} cy={group.y} r={halo} className="fill-producer/30" />
            {dots.map(({ x, y }, index) => (
              // Two colleagues may be at the same place.
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are interchangeable
              <Dot key={index} cx={x} cy={y} r={dot} />
            ))}
            <DottedLine
              d={`M${selfPoint.x} ${selfPoint.y}L${group.x} ${group.y}`}
              strokeWidth="3"
              strokeDasharray="2 9"
            />
            <Dot cx={group.x} cy={group.y} r="19" />
          </>
        )}
        <circle
          cx={selfPoint.x}
          cy={selfPoint.y}
          r="25"
          className="fill-paper stroke-ink"
          strokeWidth="12"
        />
      </svg>
      {lessons && (
        <div className="col-span-2 -mb-1" aria-hidden="true">
          <GrowingTree {...lessons} description={description} />
        </div>
      )}
    </div>
  );
}
