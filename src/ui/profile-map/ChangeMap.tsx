import { MapFrame, type MapLabels } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { type MapPosition, mapSize, toPoint } from "./map-geometry.ts";

/** Both views of a person at one time, and the name of that time. */
export interface ViewsAt {
  label: string;
  self: MapPosition;
  others: MapPosition;
}

// Between the centres of a ring and of its label, in units of the drawing.
const labelGap = 30;

/**
 * Both views of a person at two times on the profile map: the earlier ones are pale, and each ring is
 * labelled with its time. `description` is the text alternative.
 */
export function ChangeMap({
  before,
  after,
  labels,
  description,
}: {
  before: ViewsAt;
  after: ViewsAt;
  labels: MapLabels;
  description: string;
}) {
  const times = [before, after];
  return (
    <MapFrame
      labels={labels}
      marks={times.flatMap(({ self, others }) => [toPoint(self), toPoint(others)])}
      tags={times.map(({ label, self }) => {
        const own = toPoint(self);
        const isLow = own.y > mapSize.height - 2 * labelGap;
        return { text: label, point: { x: own.x, y: own.y + (isLow ? -labelGap : labelGap) } };
      })}
      description={description}
    >
      {times.map((time) => (
        <g key={time.label} className={time === before ? "opacity-45" : ""}>
          <MapPoints self={time.self} others={[time.others]} />
        </g>
      ))}
    </MapFrame>
  );
}
