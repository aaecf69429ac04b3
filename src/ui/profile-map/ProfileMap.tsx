import { MapFrame, type MapLabels } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { type MapPosition, meanPosition, toPoint } from "./map-geometry.ts";
import { boxesOfAnswers, labelPoint } from "./place-labels.ts";

export interface ProfileMapLabels extends MapLabels {
  /** The label of the line between the two views. */
  gap?: string | undefined;
}

/**
 * The profile map: directiveness on the horizontal axis (asking to telling), affiliation on the vertical
 * one (tasks to relationships). The ring is the person's own view, small dots are colleagues' views, the
 * large dot is their mean. The filled halo shows adaptability as colleagues see it, the open one as the
 * person does. `description` is the text alternative.
 */
export function ProfileMap({
  labels,
  description,
  ...drawn
}: {
  self: MapPosition;
  /** Empty on a map of the person's own view alone. */
  others: MapPosition[];
  /** As colleagues see it and, if drawn, as the person does: 0 to 100. */
  adaptability?: number;
  ownAdaptability?: number;
  /** Whether the view of others is a guess. */
  guessed?: boolean;
  labels: ProfileMapLabels;
  description: string;
}) {
  const { self, others, adaptability, guessed } = drawn;
  const own = toPoint(self);
  const group = others.length > 0 ? toPoint(meanPosition(others)) : undefined;
  const { gap, text } = labels;
  const dots = guessed ? [] : boxesOfAnswers(others.map(toPoint));
  return (
    <MapFrame
      labels={labels}
      marks={group ? [own, group] : [own]}
      tags={gap && group ? [{ text: gap, point: labelPoint(own, group, gap, dots) }] : []}
      views={[{ name: text?.person ?? "", self, others, adaptability }]}
      description={description}
    >
      <MapPoints {...drawn} />
    </MapFrame>
  );
}
