import { type AxisNames, MapFrame, type PatternNames } from "./MapFrame.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { type MapPosition, meanPosition, toPoint } from "./map-geometry.ts";
import { type MapTextWords, tellMap } from "./tell-map.ts";

export interface ProfileMapLabels extends PatternNames, AxisNames {
  /** The label of the line between the two views. */
  gap?: string | undefined;
  /** Texts of the table below the map, if there is one. */
  text?: MapTextWords | undefined;
}

/**
 * The profile map: directiveness on the horizontal axis (asking to telling), affiliation on the vertical
 * one (tasks to relationships). The ring is the person's own view, small dots are colleagues' views, the
 * large dot is their mean. The filled halo shows adaptability as colleagues see it, the open one as the
 * person does. `description` is the text alternative.
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
  /** As colleagues see it and, if drawn, as the person does: 0 to 100. */
  adaptability: number;
  ownAdaptability?: number | undefined;
  /** Whether the view of others is a guess. */
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
