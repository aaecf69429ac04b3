import type { ReactNode } from "react";
import { type Pattern, quadrants } from "#instrument/patterns.ts";
import { MapBackground } from "./MapBackground.tsx";
import { mapSize, type Point } from "./map-geometry.ts";

/** The texts on a map: the patterns in its corners, the ends of the axes at its sides. */
export interface MapLabels extends Record<Pattern, string> {
  relationships: string;
  tasks: string;
  asking: string;
  telling: string;
}

/**
 * A map with its labels; `isCompact` leaves out those of the axes. The marks are its children, in units of
 * `mapSize`.
 */
export function LabeledMap({
  labels,
  marks = [],
  overlay,
  table,
  isCompact = false,
  description,
  children,
}: {
  labels: MapLabels;
  /** Points that a pattern's name must not cover. */
  marks?: Point[];
  /** Labels over the drawing. */
  overlay?: ReactNode;
  /** The map as a table, shown below it. */
  table?: ReactNode;
  isCompact?: boolean;
  /** The text alternative, if it is not elsewhere. */
  description?: string;
  children: ReactNode;
}) {
  const { width, height } = mapSize;
  const map = (
    <div data-profile-map className="@container relative col-start-2 row-start-2">
      <MapBackground />
      <PatternNames labels={labels} marks={marks} isCompact={isCompact} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {children}
      </svg>
      {overlay}
    </div>
  );
  const alternative = description
    ? { role: "img", "aria-label": description }
    : { "aria-hidden": true };
  const picture = isCompact ? (
    <div {...alternative}>{map}</div>
  ) : (
    <div {...alternative} className="grid grid-cols-map gap-1.5 text-fine">
      <span className="col-start-2 text-center text-soft">{`${labels.relationships} `}</span>
      <span className="vertical-text col-start-1 row-start-2 rotate-180 text-center text-soft">
        {`${labels.asking} `}
      </span>
      {map}
      <span className="vertical-text col-start-3 row-start-2 text-center text-soft">
        {`${labels.telling} `}
      </span>
      <span className="col-start-2 row-start-3 text-center text-soft">{labels.tasks}</span>
    </div>
  );
  if (!table) return picture;
  return (
    <div>
      {picture}
      {table}
    </div>
  );
}

/** The size of a pattern's name plus the radius of a mark, in units of the drawing. */
const occupiedBox = { x: 105, y: 45 };

/** The longest name that fits half of the smallest map at the usual size, in characters. */
const maxNameLength = 11;

/**
 * Pattern names in the corners of the map, or beside the vertical axis if there is a mark in the corner.
 */
function PatternNames({
  labels,
  marks,
  isCompact,
}: {
  labels: Record<Pattern, string>;
  marks: Point[];
  isCompact: boolean;
}) {
  const isLong = quadrants.some(({ pattern }) => labels[pattern].length > maxNameLength);
  const regularClass = isCompact ? "text-map-name" : "text-map-name sm:text-map-name-wide";
  const size = isLong ? "text-map-name-long" : regularClass;
  return quadrants.map(({ pattern, isRight, isBottom }) => {
    const covered = marks.some(
      ({ x, y }) =>
        (isRight ? mapSize.width - x : x) < occupiedBox.x &&
        (isBottom ? mapSize.height - y : y) < occupiedBox.y,
    );
    const outer = isRight ? "right-3" : "left-3";
    const inner = isRight ? "left-1/2 ml-3" : "right-1/2 mr-3";
    // On phones nearer to the edge, off the dots of respondents.
    const edge = isBottom ? "bottom-1 sm:bottom-2" : "top-1 sm:top-2";
    return (
      <span
        key={pattern}
        className={`absolute max-w-5/12 wrap-anywhere font-semibold ${size} ${isRight ? "text-right" : ""} ${covered ? inner : outer} ${edge}`}
      >
        {`${labels[pattern]} `}
      </span>
    );
  });
}
