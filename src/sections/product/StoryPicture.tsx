import { Dot, DottedLine } from "#ui/marks/Shapes.tsx";
import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

// The size of a part in its own units.
const width = 384;
const height = 240;
// The vertical positions of the two views, and of where they meet.
const own = 186;
const theirs = 54;
const meeting = 120;

/** Points of the steps in the last part, from a view's initial height to where the two meet. */
function stepsTowards(from: number): { x: number; y: number }[] {
  const count = 6;
  const rise = (meeting - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: 34 + index * 38,
    y: Math.round(from + rise * (index + 0.5)),
  }));
}

/** The path through those steps, from the left edge to where the two views meet. */
function steppedPath(from: number): string {
  const rise = (meeting - from) / 6;
  const steps = stepsTowards(from).map(
    ({ x, y }) => `H${x - 14}C${x} ${y - rise / 2} ${x} ${y + rise / 2} ${x + 14} ${y + rise / 2}`,
  );
  return `M0 ${from}${steps.join("")}H268`;
}

const middle = 104;
const invited = [
  [84, 54],
  [150, 38],
  [222, 44],
  [290, 68],
  [346, 106],
] as const;
const answers = [
  [62, 70],
  [78, 26],
  [142, 34],
  [150, 72],
  [104, 94],
] as const;

/**
 * A profile in three pictures that continue each other from left to right: the ring and the respondents,
 * the distance between the two views, and the steps in which they meet.
 */
export function StoryPicture({
  part,
  gap,
  description,
}: {
  part: "map" | "describe" | "develop";
  /** The label of the distance between the views. */
  gap: string;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="relative">
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
        {part === "map" && <Invited />}
        {part === "describe" && <Apart />}
        {part === "develop" && <Meeting />}
      </svg>
      {part === "describe" && (
        <MapLabel x={(100 * middle) / width} y={(100 * (meeting + 10)) / height} text={gap} />
      )}
    </div>
  );
}

function Ring({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="16" className="fill-paper stroke-ink" strokeWidth="7" />;
}

function Invited() {
  return (
    <>
      <path d={`M24 ${own}H${width}`} className="stroke-ink" strokeWidth="3" />
      {invited.map(([x, y]) => (
        <g key={x}>
          <DottedLine d={`M24 ${own}L${x} ${y}`} className="stroke-edge" strokeDasharray="1 7" />
          <circle
            cx={x}
            cy={y}
            r="12"
            className="fill-paper stroke-producer-edge"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
        </g>
      ))}
      <Ring x={24} y={own} />
    </>
  );
}

function Apart() {
  return (
    <>
      <path d={`M0 ${own}H${width}`} className="stroke-ink" strokeWidth="3" />
      <circle cx={middle} cy={theirs} r="38" className="fill-producer/30" />
      <path d={`M${middle} ${theirs}H${width}`} className="stroke-producer-edge" strokeWidth="3" />
      <DottedLine d={`M${middle} ${theirs}V${own}`} strokeWidth="2.5" strokeDasharray="1 8" />
      {answers.map(([x, y]) => (
        <Dot key={x} cx={x} cy={y} r="7" />
      ))}
      <Dot cx={middle} cy={theirs} r="16" />
      <Ring x={middle} y={own} />
    </>
  );
}

function Meeting() {
  return (
    <>
      <path d={steppedPath(theirs)} className="fill-none stroke-producer-edge" strokeWidth="3" />
      <path d={steppedPath(own)} className="fill-none stroke-ink" strokeWidth="3" />
      {stepsTowards(theirs).map(({ x, y }) => (
        <Dot key={x} cx={x} cy={y} r="6" />
      ))}
      {stepsTowards(own).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" className="fill-paper stroke-ink" strokeWidth="3" />
      ))}
      <circle cx="336" cy={meeting} r="36" className="fill-producer" />
      <circle cx="304" cy={meeting} r="31" className="fill-none stroke-ink" strokeWidth="11" />
    </>
  );
}
