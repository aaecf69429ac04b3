import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import type { Place } from "./map-geometry.ts";

export interface ProfileMapLabels extends PatternNames, AxisNames {
  gap: string;
}

/**
 * The profile map: directiveness runs across (asking to telling), affiliation runs up (tasks to
 * relationships). The ring is the person's own view, the dots are colleagues, the large dot is
 * their mean and its halo shows adaptability. `description` tells all of it in words.
 */
export function ProfileMap({
  self,
  others,
  adaptability,
  labels,
  description,
}: {
  self: Place;
  others: Place[];
  /** 0 to 100. */
  adaptability: number;
  labels: ProfileMapLabels;
  description: string;
}) {
  return (
    <MapFrame labels={labels} description={description}>
      <MapPoints self={self} others={others} adaptability={adaptability} gap={labels.gap} />
    </MapFrame>
  );
}
