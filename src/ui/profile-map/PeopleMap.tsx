import { DottedLine, Ring } from "../drawings/Shapes.tsx";

const size = { width: 260, height: 230 };
const middle = { x: 130, y: 115 };
const radii = { x: 98, y: 86 };

/**
 * The colleagues of a person in one role: the ring in the middle is the person, each circle a colleague with their
 * initials, filled once they have answered. Before that it is not dashed, as a guess is.
 */
export function PeopleMap({
  people,
  description,
}: {
  people: { initials: string; answered: boolean }[];
  description: string;
}) {
  const placed = people.map((person, index) => {
    const angle = (index / people.length) * 2 * Math.PI - Math.PI / 2;
    return {
      ...person,
      x: Math.round(middle.x + radii.x * Math.cos(angle)),
      y: Math.round(middle.y + radii.y * Math.sin(angle)),
    };
  });
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={description}
      className="block h-auto w-full"
    >
      {placed.map(({ x, y }) => (
        <DottedLine
          key={`${x} ${y}`}
          d={`M${middle.x} ${middle.y}L${x} ${y}`}
          strokeDasharray="1 7"
        />
      ))}
      <Ring cx={middle.x} cy={middle.y} r="17" strokeWidth="7" />
      <g className="arrive-in-turn">
        {placed.map(({ initials, answered, x, y }) => (
          <g key={`${x} ${y}`}>
            <circle
              cx={x}
              cy={y}
              r="23"
              className={`stroke-producer-edge ${answered ? "fill-producer" : "fill-card"}`}
              strokeWidth="2"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className={`font-semibold text-fine ${answered ? "fill-deep" : "fill-ink"}`}
            >
              {initials}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
