import type { ComponentProps } from "react";
import type { MapPosition } from "#instrument/positions";
import { MapFrame } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { meanPoint, toPoint } from "./map-geometry.ts";
import { placeLabels } from "./place-labels.ts";

/** Both views of a person: in one role, by one group of colleagues, or at one time. */
export interface MapView {
  self: MapPosition;
  /** One position for each colleague, or a single one for their mean; empty if nobody has answered. */
  others: MapPosition[];
  /** As colleagues see it and, if drawn, as the person does: 0 to 100. */
  adaptability?: number;
  ownAdaptability?: number;
  /** Whether the view of others is a guess. */
  guessed?: boolean;
  /** Whether it is drawn pale, as an earlier one is, or its line thick. Pale views come first. */
  pale?: boolean;
  bold?: boolean;
  /** The label of the line between ring and dot. */
  label?: string | undefined;
}

/**
 * The profile map: directiveness on the horizontal axis (asking to telling), affiliation on the vertical
 * one (tasks to relationships). A ring is a person's own view, small dots are colleagues' views, the
 * large dot is their mean. The filled halo shows adaptability as colleagues see it, the open one as the
 * person does. `description` is the text alternative.
 */
export function ProfileMap({
  views,
  notes = [],
  ...frame
}: {
  views: MapView[];
  /** Labels with their positions on the map. */
  notes?: { text: string; place: MapPosition }[];
} & Pick<ComponentProps<typeof MapFrame>, "labels" | "text" | "small" | "description">) {
  const marks = views.map(({ self, others, guessed, label, pale = false }) => ({
    label,
    pale,
    own: toPoint(self),
    mean: meanPoint(others),
    dots: guessed ? [] : others.map(toPoint),
  }));
  return (
    <MapFrame
      {...frame}
      marks={marks.flatMap(({ own, mean }) => (mean ? [own, mean] : [own]))}
      tags={[
        ...placeLabels(marks),
        ...notes.map(({ text, place }) => ({ text, point: toPoint(place) })),
      ]}
    >
      {views.map(({ pale, label, ...drawn }) => (
        <g
          key={`${label} ${JSON.stringify(drawn.self)}`}
          className={pale ? "opacity-45" : undefined}
        >
          <MapPoints {...drawn} />
        </g>
      ))}
    </MapFrame>
  );
}
