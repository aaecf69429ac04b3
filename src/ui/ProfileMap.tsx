import { MapFields } from "./MapFields.tsx";
import { MapNames } from "./MapNames.tsx";
import { MapPoints } from "./MapPoints.tsx";
import { meanPlace, type Place, toPoint } from "./map-geometry.ts";

export interface ProfileMapLabels {
  rapporteur: string;
  motivator: string;
  processor: string;
  producer: string;
  relationships: string;
  tasks: string;
  asking: string;
  telling: string;
  /** Stands on the line between the two views. */
  gap?: string | undefined;
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
  labels,
  description,
}: {
  self: Place;
  others: Place[];
  /** As colleagues see it and, where it is drawn, as the person does: 0 to 100. */
  adaptability: number;
  ownAdaptability?: number | undefined;
  labels: ProfileMapLabels;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="grid grid-cols-map gap-1.5 text-fine">
      <span className="col-start-2 text-center text-soft">{labels.relationships}</span>
      <span className="vertical-text col-start-1 row-start-2 rotate-180 text-center text-soft">
        {labels.asking}
      </span>
      <div className="relative col-start-2 row-start-2 overflow-hidden rounded-card">
        <MapFields />
        <MapNames labels={labels} marks={[self, meanPlace(others)].map(toPoint)} />
        <MapPoints
          self={self}
          others={others}
          adaptability={adaptability}
          ownAdaptability={ownAdaptability}
          gap={labels.gap}
        />
      </div>
      <span className="vertical-text col-start-3 row-start-2 text-center text-soft">
        {labels.telling}
      </span>
      <span className="col-start-2 row-start-3 text-center text-soft">{labels.tasks}</span>
    </div>
  );
}
