import { mapSize, type Point } from "./map-geometry.ts";

const patterns = [
  { id: "rapporteur", right: false, bottom: false },
  { id: "motivator", right: true, bottom: false },
  { id: "processor", right: false, bottom: true },
  { id: "producer", right: true, bottom: true },
] as const;

/** What a name takes of its corner, with a mark's radius, in the drawing's units. */
const taken = { x: 105, y: 45 };

/** The names of the four patterns in the map's corners, or beside the middle axis where a mark needs the corner. */
export function MapNames({
  labels,
  marks,
  small = false,
}: {
  labels: Record<(typeof patterns)[number]["id"], string>;
  marks: Point[];
  small?: boolean;
}) {
  return patterns.map(({ id, right, bottom }) => {
    const covered = marks.some(
      ({ x, y }) =>
        (right ? mapSize.width - x : x) < taken.x && (bottom ? mapSize.height - y : y) < taken.y,
    );
    const outer = right ? "right-3" : "left-3";
    const inner = right ? "left-1/2 ml-3" : "right-1/2 mr-3";
    return (
      <span
        key={id}
        className={`absolute font-semibold text-map-name ${small ? "" : "sm:text-map-name-wide"} ${covered ? inner : outer} ${bottom ? "bottom-2.5" : "top-2.5"}`}
      >
        {labels[id]}
      </span>
    );
  });
}
