/** A mark of a scene: an open ring or a filled dot, in the units of the drawing (160 by 96). */
export interface SceneMark {
  view: "self" | "others";
  x: number;
  y: number;
  r: number;
  pale?: boolean;
}

/** A small scene of rings and dots, with dotted lines between places. Decorative. */
export function MarkScene({
  marks,
  lines = [],
}: {
  marks: SceneMark[];
  /** Each from x, y to x, y. */
  lines?: [number, number, number, number][];
}) {
  return (
    <svg viewBox="0 0 160 96" className="block h-auto w-full" aria-hidden="true">
      {lines.map(([x1, y1, x2, y2]) => (
        <line
          key={`${x1},${y1},${x2},${y2}`}
          {...{ x1, y1, x2, y2 }}
          className="stroke-edge"
          strokeWidth="2.5"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
      ))}
      {marks.map(({ view, x, y, r, pale }) => (
        <circle
          key={`${x},${y},${r}`}
          cx={x}
          cy={y}
          r={view === "self" ? r - 2 : r}
          strokeWidth={view === "self" ? 4 : 1}
          className={`${view === "self" ? "fill-card stroke-ink" : "fill-producer stroke-producer-edge"} ${pale ? "opacity-30" : ""}`}
        />
      ))}
    </svg>
  );
}
