import { Dot, DottedLine, Ring } from "../marks/Shapes.tsx";
import { MapFrame, type MapLabels } from "./MapFrame.tsx";
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
  const drawn = [before, after].map(({ label, self, others }, index) => ({
    label,
    own: toPoint(self),
    other: toPoint(others),
    look: index === 0 ? "opacity-45" : "",
  }));
  return (
    <MapFrame
      labels={labels}
      marks={drawn.flatMap(({ own, other }) => [own, other])}
      tags={drawn.map(({ label, own }) => {
        const isLow = own.y > mapSize.height - 2 * labelGap;
        return { text: label, point: { x: own.x, y: own.y + (isLow ? -labelGap : labelGap) } };
      })}
      description={description}
    >
      {drawn.map(({ label, own, other, look }) => (
        <g key={label} className={look}>
          <DottedLine d={`M${own.x} ${own.y}L${other.x} ${other.y}`} />
          <Dot cx={other.x} cy={other.y} r="12" />
          <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" />
        </g>
      ))}
    </MapFrame>
  );
}
