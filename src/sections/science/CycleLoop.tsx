const size = 320;
const radius = 118;

/**
 * A cyclic process: its steps numbered on a circle, and as a list. `description` is the text alternative.
 */
export function CycleLoop({ steps, description }: { steps: string[]; description: string }) {
  const stations = steps.map((step, index) => {
    const angle = (index / steps.length) * 2 * Math.PI - Math.PI / 2;
    const computeCoordinate = (offset: number) => Math.round(size / 2 + radius * offset);
    return {
      step,
      number: index + 1,
      x: computeCoordinate(Math.cos(angle)),
      y: computeCoordinate(Math.sin(angle)),
    };
  });
  return (
    <div
      role="img"
      aria-label={description}
      className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-2"
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="mx-auto block h-auto w-full max-w-picture"
        aria-hidden="true"
      >
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          className="fill-none stroke-ink"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        {stations.map(({ number, x, y }) => (
          <g key={number}>
            <rect
              x={x - 28}
              y={y - 28}
              width="56"
              height="56"
              rx="14"
              className="fill-card stroke-spruce"
              strokeWidth="3"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-bold text-figure"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <ol className="grid gap-4">
        {stations.map(({ step, number }) => (
          <li key={step} className="flex gap-4 border-line border-t pt-3">
            <span className="font-bold text-spruce">{number}</span> {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
