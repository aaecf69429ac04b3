import { Dot, DottedLine, Ring } from "../marks/Shapes.tsx";
import { MapFrame, type MapLabels } from "./MapFrame.tsx";
import { haloRadius, type MapPosition, meanPosition, type Point, toPoint } from "./map-geometry.ts";
import { boxesOfAnswers, boxesOfViews, groupLabelPoints, labelPoint } from "./place-labels.ts";

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
  labels: MapLabels;
  description: string;
}) {
  const drawn = views.map((view) => layOut(view, self));
  const tags = placeTags(drawn, self);
  return (
    <MapFrame
      labels={labels}
      tags={drawn.map(({ label, mean }, index) => ({ text: label, point: tags[index] ?? mean }))}
      views={views.map((view) => ({
        name: view.name ?? view.label,
        self: view.self ?? self,
        others: view.others,
        adaptability: view.adaptability,
      }))}
      description={description}
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
    </MapFrame>
  );
}

function layOut({ label, self, others, adaptability }: MapView, common: MapPosition | undefined) {
  const points = others.map(toPoint);
  const mean = toPoint(meanPosition(others));
  const place = self ?? common;
  return { label, points, mean, own: place && toPoint(place), halo: adaptability };
}

/** The centres of the labels: beside the groups of one person, or on the line of each person. */
function placeTags(drawn: ReturnType<typeof layOut>[], self: MapPosition | undefined): Point[] {
  const marks = drawn.flatMap(({ mean, own, points }) => [
    ...boxesOfViews(own ? [mean, own] : [mean]),
    ...boxesOfAnswers(points.length > 1 ? points : []),
  ]);
  if (self) return groupLabelPoints(drawn, marks, toPoint(self));
  return drawn.map(({ label, own, mean }) => (own ? labelPoint(own, mean, label, marks) : mean));
}
