import { Dot, DottedLine, Ring } from "#ui/marks/Shapes.tsx";
import { type AxisNames, MapFrame, type PatternNames } from "#ui/profile-map/MapFrame.tsx";
import { type MapPosition, mapSize, toPoint } from "#ui/profile-map/map-geometry.ts";

/** One person on a team map. Without `others` nobody has answered for them yet. */
export interface TeamMember {
  self: MapPosition;
  others?: MapPosition;
  /** Drawn pale, so that the rest stands out. */
  pale?: boolean;
}

/**
 * A team on the profile map: each person's own view is a ring, the mean of their colleagues' views a
 * dot, and a dotted line joins the two. `small` is for several maps beside each other.
 */
export function TeamMap({
  members,
  labels,
  description,
  small = false,
}: {
  members: TeamMember[];
  labels: PatternNames & AxisNames;
  description: string;
  small?: boolean;
}) {
  const radius = small ? 13 : 9.5;
  const inOrder = members.toSorted((a, b) => Number(b.pale ?? false) - Number(a.pale ?? false));
  return (
    <MapFrame labels={labels} description={description} small={small}>
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {inOrder.map((member) => {
          const own = toPoint(member.self);
          const group = member.others && toPoint(member.others);
          return (
            <g key={`${own.x},${own.y}`} className={member.pale ? "opacity-25" : undefined}>
              {group && (
                <>
                  <DottedLine
                    d={`M${own.x} ${own.y}L${group.x} ${group.y}`}
                    strokeWidth={small ? 3 : 2}
                    strokeDasharray={small ? "2 8" : "2 6"}
                  />
                  <Dot cx={group.x} cy={group.y} r={radius + 1} />
                </>
              )}
              <Ring cx={own.x} cy={own.y} r={radius - 1} strokeWidth={radius * 0.42} />
            </g>
          );
        })}
      </svg>
    </MapFrame>
  );
}
