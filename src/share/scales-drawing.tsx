const scales = [
  { self: 130, others: 300 },
  { self: 110, others: 330 },
  { self: 260, others: 190 },
];

/** The three scales, a ring and a dot on each, and the distance between them. */
export function ScalesDrawing() {
  return (
    <svg viewBox="0 0 400 300">
      {scales.map(({ self, others }, index) => {
        const y = 50 + 100 * index;
        return (
          <g key={y}>
            <path
              d={`M10 ${y}H390`}
              className="stroke-line"
              strokeWidth="8"
              strokeLinecap="round"
            />
            <path d={`M${self} ${y}H${others}`} className="stroke-spruce" strokeWidth="8" />
            <circle cx={others} cy={y} r="21" className="fill-producer stroke-producer-edge" />
            <circle cx={self} cy={y} r="17" className="fill-card stroke-ink" strokeWidth="8" />
          </g>
        );
      })}
    </svg>
  );
}
