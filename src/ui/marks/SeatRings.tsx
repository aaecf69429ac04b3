const step = 14;
const perRow = 12;

/** As many small rings as people: a group's size at a glance. Decorative, the number stands beside it. */
export function SeatRings({
  count,
  className = "mt-2 max-w-42",
}: {
  count: number;
  className?: string;
}) {
  const rings = Array.from({ length: count }, (_, index) => ({
    x: step / 2 + (index % perRow) * step,
    y: step / 2 + Math.floor(index / perRow) * step,
  }));
  const width = perRow * step;
  const height = Math.ceil(count / perRow) * step;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
    >
      {rings.map(({ x, y }) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r="4"
          className="fill-none stroke-ink"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
