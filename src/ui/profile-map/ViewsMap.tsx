import { Dot, DottedLine, Ring } from "../marks/Shapes.tsx";
import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { MapLabel } from "./MapLabel.tsx";
import {
  groupLabelPoints,
  haloRadius,
  type MapPosition,
  mapSize,
  meanPosition,
  type Point,
  toPoint,
} from "./map-geometry.ts";
import { type MapTextWords, tellMap } from "./tell-map.ts";

/** How a group sees somebody, with the group's name. */
export interface MapView {
  label: string;
  /** What the label stands for, if it is only a number. */
  name?: string;
  /** The self-view, if it is not the `self` of the whole map. */
  self?: MapPosition;
  /** One position for each colleague, or a single one for their mean. */
  others: MapPosition[];
  /** 0 to 100, drawn as a halo. */
  adaptability?: number;
}

const { width, height } = mapSize;

/**
 * Several labelled views on one profile map: of one person (`self`), or of different people. A dotted
 * line connects each ring with the mean of its dots. `description` is the text alternative.
 */
export function ViewsMap({
  self,
  views,
  labels,
  description,
}: {
  self?: MapPosition;
  views: MapView[];
  labels: PatternNames & AxisNames & { text?: MapTextWords };
  description: string;
}) {
  const drawn = views.map((view) => layOut(view, self));
  const tags = placeTags(drawn, self);
  return (
    <MapFrame
      labels={labels}
      description={description}
      text={
        labels.text && {
          label: labels.text.label,
          table: tellMap(
            views.map((view) => ({
              name: view.name ?? view.label,
              self: view.self ?? self,
              others: view.others,
              adaptability: view.adaptability,
            })),
            labels.text,
            labels,
          ),
        }
      }
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {drawn.map(({ label, points, mean, own, halo }) => (
          <g key={label}>
            {halo !== undefined && (
              <circle cx={mean.x} cy={mean.y} r={haloRadius(halo)} className="fill-producer/30" />
            )}
            {points.length > 1 &&
              points.map(({ x, y }) => <Dot key={`${x},${y}`} cx={x} cy={y} r="4.5" />)}
            {own && <DottedLine d={`M${own.x} ${own.y}L${mean.x} ${mean.y}`} />}
            <Dot cx={mean.x} cy={mean.y} r="11" />
          </g>
        ))}
        {drawn.map(
          ({ label, own }) =>
            own && <Ring key={label} cx={own.x} cy={own.y} r="11" strokeWidth="5" />,
        )}
      </svg>
      {drawn.map(({ label, mean }, index) => {
        const { x, y } = tags[index] ?? mean;
        return <MapLabel key={label} x={(100 * x) / width} y={(100 * y) / height} text={label} />;
      })}
    </MapFrame>
  );
}

/** The points of a view in the drawing. */
function layOut({ label, self, others, adaptability }: MapView, common: MapPosition | undefined) {
  const points = others.map(toPoint);
  const mean = toPoint(meanPosition(others));
  const place = self ?? common;
  return { label, points, mean, own: place && toPoint(place), halo: adaptability };
}

/** The centres of the labels: on the line if each view has its own person, else beside the group. */
function placeTags(drawn: ReturnType<typeof layOut>[], self: MapPosition | undefined): Point[] {
  const marks = drawn.flatMap(({ mean, own }) => (own ? [mean, own] : [mean]));
  const beside = groupLabelPoints(
    drawn.map(({ label, mean, points }) => ({ text: label, mean, points })),
    marks,
  );
  return drawn.map(({ own, mean }, index) =>
    own && !self ? { x: (own.x + mean.x) / 2, y: (own.y + mean.y) / 2 } : (beside[index] ?? mean),
  );
}
