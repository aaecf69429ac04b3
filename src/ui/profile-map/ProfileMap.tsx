import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { type MapPosition, meanPosition, toPoint } from "./map-geometry.ts";
import { type MapTextWords, tellMap } from "./tell-map.ts";

export interface ProfileMapLabels extends PatternNames, AxisNames {
  /** Stands on the line between the two views. */
  gap?: string | undefined;
  /** With these the map can be read as text. */
  text?: MapTextWords | undefined;
}

/**
 * The profile map: directiveness runs across (asking to telling), affiliation runs up (tasks to
 * relationships). The ring is the person's own view, the dots are colleagues, the large dot is
 * their mean. A filled halo shows the adaptability that colleagues see, an open one the person's own.
 * `description` tells all of it in words.
 */
export function ProfileMap({
  self,
  others,
  adaptability,
  ownAdaptability,
  guessed = false,
  labels,
  description,
}: {
  self: MapPosition;
  others: MapPosition[];
  /** As colleagues see it and, where it is drawn, as the person does: 0 to 100. */
  adaptability: number;
  ownAdaptability?: number | undefined;
  /** Whether the view of others is what the person thinks it is. */
  guessed?: boolean;
  labels: ProfileMapLabels;
  description: string;
}) {
  return (
    <MapFrame
      labels={labels}
      marks={[self, meanPosition(others)].map(toPoint)}
      description={description}
      text={
        labels.text && {
          label: labels.text.label,
          table: tellMap(
            [{ name: labels.text.person, self, others, adaptability }],
            labels.text,
            labels,
          ),
        }
      }
    >
      <MapPoints
        self={self}
        others={others}
        adaptability={adaptability}
        ownAdaptability={ownAdaptability}
        guessed={guessed}
        gap={labels.gap}
      />
    </MapFrame>
  );
}
