/**
 * A line between the two views across the page, for the time between them. Drawn for a dark band; the labels of its
 * ends are the text alternative.
 */
export function ViewTimeline({
  first,
  from,
  to,
}: {
  /** The view at the start of the line. */
  first: "self" | "others";
  /** Labels of start and end. */
  from: string;
  to: string;
}) {
  const [selfX, othersX] = first === "self" ? ["0%", "100%"] : ["100%", "0%"];
  return (
    <div className="mx-auto max-w-page px-6">
      <div className="px-6">
        <svg className="block h-18 w-full overflow-visible" aria-hidden="true">
          <line
            x1="0"
            x2="100%"
            y1="36"
            y2="36"
            className="stroke-on-deep-soft"
            strokeWidth="2.5"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
          <circle cx={selfX} cy="36" r="21" className="fill-deep stroke-on-deep" strokeWidth="10" />
          <svg x={othersX} y="36" className="overflow-visible">
            {markerPositions.map(([x, y]) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="6.5" className="fill-producer" />
            ))}
          </svg>
        </svg>
      </div>
      <div className="mt-3 flex justify-between gap-6 text-on-deep-soft text-small">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </div>
    </div>
  );
}

// Eight colleagues, around the end of the line.
const markerPositions = [
  [0, 0],
  [16, -13],
  [-17, -12],
  [2, -23],
  [-7, 19],
  [13, 17],
  [-19, 9],
  [19.5, 4],
] as const;
