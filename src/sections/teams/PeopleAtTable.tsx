import type { Pattern } from "#instrument/patterns";

const colors: Record<Pattern, string> = {
  rapporteur: "fill-rapporteur/45",
  motivator: "fill-motivator/45",
  producer: "fill-producer/45",
  processor: "fill-processor/45",
};

const seat = { width: 52, height: 96 };

/**
 * People of a team at a table, each in the tint of the pattern that the others see: full coral would be
 * the mark of others' view.
 */
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
            className={`stroke-edge ${colors[pattern]}`}
            strokeWidth="1.5"
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
