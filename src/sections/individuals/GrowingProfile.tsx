import type { MapPosition } from "#instrument/positions";
import { GrowingTree } from "#ui/marks/GrowingTree.tsx";
import { Dot, DottedLine } from "#ui/marks/Shapes.tsx";
import { meanPoint, toPoint } from "#ui/profile-map/map-geometry.ts";

/**
 * A profile in progress: one's own ring, then the dots of colleagues, then a tree of lessons. The marks
 * are where they are on the profile map, and missing parts leave their space empty, except above a ring
 * alone. `description` is the text alternative.
 */
export function GrowingProfile({
  self,
  others = [],
  lessons,
  description,
}: {
  self: MapPosition;
  others?: MapPosition[];
  lessons?: { done: number; total: number };
  description: string;
}) {
  const own = toPoint(self);
  const group = meanPoint(others);
  const top = group ? 56 : own.y - 40;
  return (
    <div role="img" aria-label={description} className="grid grid-cols-5 items-end">
      <svg
        viewBox={`104 ${top} 280 ${270 - top}`}
        className="col-span-3 block h-auto w-full"
        aria-hidden="true"
      >
        {group && (
          <>
            <circle cx={group.x} cy={group.y} r="50" className="fill-producer/30" />
            {others.map(toPoint).map(({ x, y }) => (
              <Dot key={`${x},${y}`} cx={x} cy={y} r="8" />
            ))}
            <DottedLine
              d={`M${own.x} ${own.y}L${group.x} ${group.y}`}
              strokeWidth="3"
              strokeDasharray="2 9"
            />
            <Dot cx={group.x} cy={group.y} r="19" />
          </>
        )}
        <circle cx={own.x} cy={own.y} r="25" className="fill-paper stroke-ink" strokeWidth="12" />
      </svg>
      {lessons && (
        <div className="col-span-2 -mb-1" aria-hidden="true">
          <GrowingTree {...lessons} description={description} />
        </div>
      )}
    </div>
  );
}
