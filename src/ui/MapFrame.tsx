import type { ReactNode } from "react";

/** The names of the four patterns, which stand in the corners of a map. */
export interface PatternNames {
  rapporteur: string;
  motivator: string;
  processor: string;
  producer: string;
}

/** The ends of the two axes, which stand at the sides of a map. */
export interface AxisNames {
  relationships: string;
  tasks: string;
  asking: string;
  telling: string;
}

const corner = "absolute text-fine font-semibold";

/** The frame of a map with everything that is written on it; `small` leaves the axes unnamed. */
export function MapFrame({
  labels,
  small = false,
  description,
  children,
}: {
  labels: PatternNames & AxisNames;
  small?: boolean;
  description: string;
  children: ReactNode;
}) {
  const size = small ? "" : "sm:text-small";
  const map = (
    <div className="relative col-start-2 row-start-2 overflow-hidden rounded-card">
      {children}
      <span className={`${corner} ${size} top-2.5 left-3`}>{labels.rapporteur}</span>
      <span className={`${corner} ${size} top-2.5 right-3`}>{labels.motivator}</span>
      <span className={`${corner} ${size} bottom-2.5 left-3`}>{labels.processor}</span>
      <span className={`${corner} ${size} right-3 bottom-2.5`}>{labels.producer}</span>
    </div>
  );
  if (small) {
    return (
      <div role="img" aria-label={description}>
        {map}
      </div>
    );
  }
  return (
    <div role="img" aria-label={description} className="grid grid-cols-map gap-1.5 text-fine">
      <span className="col-start-2 text-center text-soft">{labels.relationships}</span>
      <span className="vertical-text col-start-1 row-start-2 rotate-180 text-center text-soft">
        {labels.asking}
      </span>
      {map}
      <span className="vertical-text col-start-3 row-start-2 text-center text-soft">
        {labels.telling}
      </span>
      <span className="col-start-2 row-start-3 text-center text-soft">{labels.tasks}</span>
    </div>
  );
}
