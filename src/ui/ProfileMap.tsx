import { MapPoints } from "./MapPoints.tsx";
import type { Place } from "./map-geometry.ts";

export interface ProfileMapLabels {
  rapporteur: string;
  motivator: string;
  processor: string;
  producer: string;
  relationships: string;
  tasks: string;
  asking: string;
  telling: string;
  gap: string;
}

const corner = "absolute text-fine font-semibold sm:text-small";

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
    <div role="img" aria-label={description} className="grid grid-cols-map gap-1.5 text-fine">
      <span className="col-start-2 text-center text-soft">{labels.relationships}</span>
      <span className="vertical-text col-start-1 row-start-2 rotate-180 text-center text-soft">
        {labels.asking}
      </span>
      <div className="relative col-start-2 row-start-2 overflow-hidden rounded-card">
        <MapPoints self={self} others={others} adaptability={adaptability} gap={labels.gap} />
        <span className={`${corner} top-2.5 left-3`}>{labels.rapporteur}</span>
        <span className={`${corner} top-2.5 right-3`}>{labels.motivator}</span>
        <span className={`${corner} bottom-2.5 left-3`}>{labels.processor}</span>
        <span className={`${corner} right-3 bottom-2.5`}>{labels.producer}</span>
      </div>
      <span className="vertical-text col-start-3 row-start-2 text-center text-soft">
        {labels.telling}
      </span>
      <span className="col-start-2 row-start-3 text-center text-soft">{labels.tasks}</span>
    </div>
  );
}
