import type { Messages } from "#load/schema/messages";
import { Dot, DottedLine, Ring } from "#ui/marks/Shapes.tsx";
import { MapFrame } from "#ui/profile-map/MapFrame.tsx";
import { type MapPosition, toPoint } from "#ui/profile-map/map-geometry.ts";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";

/** A person on a team map. Without `others` nobody has answered for them yet. */
export interface TeamMember {
  /** People without a name are numbered. */
  name?: string | undefined;
  self: MapPosition;
  others?: MapPosition;
  /** Drawn pale, and left out of the table. */
  pale?: boolean;
  /** Whether the line from ring to dot is thick. */
  bold?: boolean;
}

/**
 * A team on the profile map: a ring for each person's own view, a dot for the mean of their colleagues'
 * views, and a dotted line between them. `small` is for several maps side by side.
 */
export function TeamMap({
  members,
  t,
  description,
  places = [],
  small = false,
}: {
  members: TeamMember[];
  t: Messages;
  description: string;
  /** Labels with their positions on the map. */
  places?: { place: MapPosition; text: string }[];
  small?: boolean;
}) {
  const radius = small ? 13 : 9.5;
  const listed = members.filter((member) => !member.pale);
  const inOrder = members.toSorted((a, b) => Number(b.pale ?? false) - Number(a.pale ?? false));
  return (
    <MapFrame
      labels={mapLabels(t)}
      description={description}
      small={small}
      tags={places.map(({ place, text }) => ({ text, point: toPoint(place) }))}
      text={
        <MapAsText
          views={listed.map(({ name, self, others }) => ({
            name,
            self,
            others: others ? [others] : [],
          }))}
          t={t}
        />
      }
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
                  strokeWidth={member.bold ? 5 : small ? 3 : 2}
                  strokeDasharray={member.bold ? "0" : small ? "2 8" : "2 6"}
                />
                <Dot cx={group.x} cy={group.y} r={radius + 1} />
              </>
            )}
            <Ring cx={own.x} cy={own.y} r={radius - 1} strokeWidth={radius * 0.42} />
          </g>
        );
      })}
    </MapFrame>
  );
}
