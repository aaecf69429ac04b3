import { Dot, DottedLine, Ring } from "../marks/Shapes.tsx";
import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { MapLabel } from "./MapLabel.tsx";
import { type MapPosition, mapSize, toPoint } from "./map-geometry.ts";

/** Both views of a person at one time, and the name of that time. */
export interface ViewsAt {
  label: string;
  self: MapPosition;
  others: MapPosition;
}

const { width, height } = mapSize;

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
  labels: PatternNames & AxisNames;
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
      description={description}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {drawn.map(({ label, own, other, look }) => (
          <g key={label} className={look}>
            <DottedLine d={`M${own.x} ${own.y}L${other.x} ${other.y}`} />
            <Dot cx={other.x} cy={other.y} r="12" />
            <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" />
          </g>
        ))}
      </svg>
      {drawn.map(({ label, own }) => (
        <MapLabel
          key={label}
          x={(100 * own.x) / width}
          y={(100 * (own.y + (own.y > height - 2 * labelGap ? -labelGap : labelGap))) / height}
          text={label}
        />
      ))}
    </MapFrame>
  );
}
