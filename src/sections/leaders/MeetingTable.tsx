// In pixels.
const table = { height: 22, margin: 12 };
const seat = { width: 15, depth: 8, distance: 21 };

/** The table of a meeting from above: one's own seat at its left end, and those of the `others`. Decorative. */
export function MeetingTable({ others }: { others: number }) {
  // An odd one sits opposite.
  const opposite = others % 2;
  const beside = (others - opposite) / 2;
  const width = Math.max(beside, 1) * seat.distance + 6;
  const right = table.margin + width;
  const bottom = table.margin + table.height;
  const middle = table.margin + table.height / 2;
  const sides = Array.from({ length: beside }, (_, index) =>
    [table.margin - seat.depth - 3, bottom + 3].map((y) => ({
      x: table.margin + 3 + (index + 0.5) * seat.distance - seat.width / 2,
      y,
    })),
  ).flat();
  return (
    <svg
      width={right + table.margin}
      height={bottom + table.margin}
      className="block overflow-visible"
      aria-hidden="true"
    >
      <rect
        x={table.margin}
        y={table.margin}
        width={width}
        height={table.height}
        rx="5"
        className="fill-edge/35"
      />
      {sides.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          {...{ x, y }}
          width={seat.width}
          height={seat.depth}
          rx="3.5"
          className="fill-card stroke-spruce"
          strokeWidth="2"
        />
      ))}
      {opposite > 0 && <EndSeat x={right + 3} y={middle} />}
      <EndSeat x={table.margin - seat.depth - 3} y={middle} isOwn />
    </svg>
  );
}

/** A seat for the legend. Decorative. */
export function SeatMark({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <svg width="10" height="17" className="shrink-0" aria-hidden="true">
      <EndSeat x={1} y={8.5} isOwn={isOwn} />
    </svg>
  );
}

function EndSeat({ x, y, isOwn = false }: { x: number; y: number; isOwn?: boolean }) {
  return (
    <rect
      {...{ x, y: y - seat.width / 2 }}
      width={seat.depth}
      height={seat.width}
      rx="3.5"
      className={isOwn ? "fill-ink stroke-ink" : "fill-card stroke-spruce"}
      strokeWidth="2"
    />
  );
}
