import { Dot, DottedLine } from "#ui/marks/Shapes.tsx";
import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

// The size of a part in its own units.
const width = 384;
const height = 240;
// The vertical positions of the two views, and of the others' some time later.
const own = 186;
const theirs = 54;
const later = 96;

/** Points of the steps in the last part. */
const steps = [1, 2, 3].map((step) => ({
  x: 20 + step * 60,
  y: theirs + ((later - theirs) / 3) * step,
}));

/** The path through those steps, from the left edge. */
const steppedPath = `M0 ${theirs}${steps
  .map(({ x, y }) => `H${x - 36}C${x - 18} ${y - 14} ${x - 18} ${y} ${x} ${y}`)
  .join("")}H300`;

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
 * the distance between the two views, and what has changed of it some time later.
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
        {part === "develop" && <Later />}
      </svg>
      {part === "describe" && (
        <MapLabel
          x={(100 * middle) / width}
          y={(100 * ((own + theirs) / 2 + 10)) / height}
          text={gap}
        />
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

function Later() {
  return (
    <>
      <path d={`M0 ${own}H300`} className="stroke-ink" strokeWidth="3" />
      <path d={steppedPath} className="fill-none stroke-producer-edge" strokeWidth="3" />
      {steps.map(({ x, y }) => (
        <Dot key={x} cx={x} cy={y} r="6" />
      ))}
      <path d={`M300 ${later}V${own}`} className="stroke-ink" strokeWidth="4" />
      <g className="opacity-45">
        <Dot cx="300" cy={theirs} r="16" />
      </g>
      <Dot cx="300" cy={later} r="16" />
      <Ring x={300} y={own} />
    </>
  );
}
