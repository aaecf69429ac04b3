// Places around the ring in the drawing's units; the circle's radius is 108.
const dots = [
  { x: 232, y: 62 },
  { x: 128, y: 96 },
  { x: 250, y: 150 },
  { x: 142, y: 192 },
  { x: 318, y: 84 },
  { x: 44, y: 186 },
];

/** A ring in the middle of a circle, filled dots within reach and two beyond it. */
export function NearbyDots({ description }: { description: string }) {
  return (
    <svg viewBox="0 0 360 250" role="img" aria-label={description} className="block h-auto w-full">
      <circle cx="188" cy="128" r="108" className="fill-mist stroke-edge" strokeDasharray="2 7" />
      {dots.map(({ x, y }) => {
        const within = Math.hypot(x - 188, y - 128) < 108;
        return (
          <g key={`${x},${y}`}>
            {within && (
              <path
                d={`M188 128L${x} ${y}`}
                className="stroke-ink"
                strokeWidth="2"
                strokeDasharray="1 7"
                strokeLinecap="round"
              />
            )}
            <circle
              cx={x}
              cy={y}
              r="12"
              className={`stroke-producer-edge ${within ? "fill-producer" : "fill-producer/30"}`}
            />
          </g>
        );
      })}
      <circle cx="188" cy="128" r="17" className="fill-card stroke-ink" strokeWidth="8" />
    </svg>
  );
}
