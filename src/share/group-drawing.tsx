const perRow = 6;
const step = 68;
const changed = new Set([3, 8, 9, 15, 16, 20, 22, 27]);

/** Many people as rings; those whom others see differently by now are dots. */
export function GroupDrawing() {
  return (
    <svg viewBox="0 0 400 340">
      {Array.from({ length: 30 }, (_, index) => {
        const x = 30 + (index % perRow) * step;
        const y = 34 + Math.floor(index / perRow) * step;
        return changed.has(index) ? (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="23"
            className="fill-producer stroke-producer-edge"
          />
        ) : (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="18"
            className="fill-card stroke-ink"
            strokeWidth="8"
          />
        );
      })}
    </svg>
  );
}
