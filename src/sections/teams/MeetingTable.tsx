import { Dot } from "#ui/marks/Shapes.tsx";

/** A participant's share of the talking in percent, as guessed by themselves and as counted. */
interface MeetingSeat {
  guess: number;
  counted: number;
}

const size = 480;
const centre = size / 2;
// Distances of seats and numbers from the centre.
const seatDistance = 172;
const figureDistance = 92;
// The area of a mark is proportional to its share: 36 percent has a radius of 54.
const radiusOf = (share: number) => Math.round(90 * Math.sqrt(share / 100));

/**
 * A meeting from above, with a mark for each participant: the area of the dot is the counted share of the
 * talking, the area of the ring the guessed one.
 */
export function MeetingTable({
  seats,
  description,
}: {
  seats: MeetingSeat[];
  description: string;
}) {
  const places = seats.map((seat, index) => {
    const angle = (2 * Math.PI * index) / seats.length - Math.PI / 2;
    const at = (distance: number) => ({
      x: Math.round(centre + distance * Math.cos(angle)),
      y: Math.round(centre + distance * Math.sin(angle)),
    });
    return { seat, mark: at(seatDistance), figure: at(figureDistance) };
  });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={description}
      className="mx-auto block h-auto w-full max-w-sketch sm:max-w-card"
    >
      <circle cx={centre} cy={centre} r="124" className="fill-mist stroke-line" strokeWidth="2" />
      {places.map(({ seat, mark, figure }) => (
        <g key={`${mark.x},${mark.y}`}>
          <Dot cx={mark.x} cy={mark.y} r={radiusOf(seat.counted)} />
          <circle
            cx={mark.x}
            cy={mark.y}
            r={radiusOf(seat.guess)}
            className="fill-none stroke-ink"
            strokeWidth="5"
          />
          <text
            x={figure.x}
            y={figure.y}
            fontSize="23"
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-semibold"
          >
            {seat.counted}
          </text>
        </g>
      ))}
    </svg>
  );
}
