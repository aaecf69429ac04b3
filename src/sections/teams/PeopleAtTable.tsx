import type { Pattern } from "./PatternMark.tsx";

const colors: Record<Pattern, string> = {
  rapporteur: "fill-rapporteur",
  motivator: "fill-motivator",
  producer: "fill-producer",
  processor: "fill-processor",
};

const seat = { width: 52, height: 96 };

/** People of a team at a table, each in the colour of the pattern that the others see. */
export function PeopleAtTable({
  patterns,
  description,
}: {
  patterns: Pattern[];
  description: string;
}) {
  const width = patterns.length * seat.width;
  return (
    <svg
      viewBox={`0 0 ${width} ${seat.height + 24}`}
      role="img"
      aria-label={description}
      className="block h-auto w-full"
    >
      {patterns.map((pattern, index) => {
        const x = (index + 0.5) * seat.width;
        // Heads at different heights, so that it does not look like a chart.
        const y = 26 + ((index * 5) % 3) * 6;
        return (
          <g
            // People of one pattern are interchangeable.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className={colors[pattern]}
          >
            <rect x={x - 11} y={y - 14} width="22" height="28" rx="11" />
            <path d={`M${x - 22} ${seat.height}V${y + 38}a22 20 0 0 1 44 0V${seat.height}Z`} />
          </g>
        );
      })}
      <rect
        x="1"
        y={seat.height - 12}
        width={width - 2}
        height="30"
        rx="10"
        className="fill-mist stroke-edge"
        strokeWidth="1.5"
      />
    </svg>
  );
}
