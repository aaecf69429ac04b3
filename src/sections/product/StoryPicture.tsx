import { Dot, DottedLine } from "#ui/marks/Shapes.tsx";
import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

type Part = "map" | "describe" | "develop";
type Points = readonly (readonly [x: number, y: number])[];

/**
 * A profile in three pictures that continue each other: the ring and the respondents, the distance between
 * the two views, and what has changed of it some time later. They run from left to right, on phones down.
 */
export function StoryPicture({
  part,
  gap,
  description,
}: {
  part: Part;
  /** The label of the distance between the views. */
  gap: string;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="shrink-0 max-md:w-7/12">
      {[horizontalLayout, verticalLayout].map((drawing) => {
        const { width, height, parts, label, className } = drawing;
        return (
          <div key={className} className={`relative ${className}`}>
            <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
              {parts[part]}
            </svg>
            {part === "describe" && (
              <MapLabel x={(100 * label.x) / width} y={(100 * label.y) / height} text={gap} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The own view. */
function Ring({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="16" className="fill-paper stroke-ink" strokeWidth="7" />;
}

/** Lines from a point to others. */
function drawRays(points: Points, x: number, y: number) {
  return points.map((point) => `M${x} ${y}L${point.join(" ")}`).join("");
}

/** The respondents who are asked. */
function Invited({ at }: { at: Points }) {
  return (
    <g className="fill-paper stroke-producer-edge" strokeWidth="2">
      {at.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="12" />
      ))}
    </g>
  );
}

const answers: Points = [
  [-42, 16],
  [-26, -28],
  [38, -20],
  [46, 18],
  [0, 40],
];

/** The respondents' answers around their mean, moved to their place. */
function Answers({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle r="38" className="fill-producer/30" />
      {answers.map(([x, y]) => (
        <Dot key={x} cx={x} cy={y} r="7" />
      ))}
      <Dot r="16" />
    </g>
  );
}

const horizontalLayout = createHorizontalLayout();
const verticalLayout = createVerticalLayout();

/** Three columns; the rings stand at the left end, in the middle and at the right end. */
function createHorizontalLayout() {
  const width = 384;
  // The vertical positions of the two views, and of the others' some time later.
  const own = 186;
  const theirs = 54;
  const later = 96;
  const [first, second, third] = [20, width / 2, width - 20];
  const invited = [
    [84, 54],
    [150, 38],
    [222, 44],
    [290, 68],
    [346, 106],
  ] as const;
  const steps = [1, 2, 3].map((step) => ({
    x: 44 + step * 72,
    y: theirs + ((later - theirs) / 3) * step,
  }));
  const stepped = steps
    .map(({ x, y }) => `H${x - 36}C${x - 18} ${y - 14} ${x - 18} ${y} ${x} ${y}`)
    .join("");
  return {
    width,
    height: 240,
    className: "max-md:hidden",
    label: { x: second, y: (own + theirs) / 2 + 12 },
    parts: {
      map: (
        <>
          <path d={`M${first} ${own}H${width}`} className="stroke-ink" strokeWidth="3" />
          <DottedLine
            d={drawRays(invited, first, own)}
            className="stroke-edge"
            strokeDasharray="1 7"
          />
          <Invited at={invited} />
          <Ring x={first} y={own} />
        </>
      ),
      describe: (
        <>
          <path d={`M0 ${own}H${width}`} className="stroke-ink" strokeWidth="3" />
          <path
            d={`M${second} ${theirs}H${width}`}
            className="stroke-producer-edge"
            strokeWidth="3"
          />
          <DottedLine d={`M${second} ${theirs}V${own}`} strokeDasharray="1 7" />
          <Answers transform={`translate(${second} ${theirs})`} />
          <Ring x={second} y={own} />
        </>
      ),
      develop: (
        <>
          <path d={`M0 ${own}H${third}`} className="stroke-ink" strokeWidth="3" />
          <path
            d={`M0 ${theirs}${stepped}H${third}`}
            className="fill-none stroke-producer-edge"
            strokeWidth="3"
          />
          {steps.map(({ x, y }) => (
            <Dot key={x} cx={x} cy={y} r="6" />
          ))}
          <path d={`M${third} ${later}V${own}`} className="stroke-ink" strokeWidth="4" />
          <g className="pale">
            <Dot cx={third} cy={theirs} r="16" />
          </g>
          <Dot cx={third} cy={later} r="16" />
          <Ring x={third} y={own} />
        </>
      ),
    } satisfies Record<Part, unknown>,
  };
}

/** Three rows; the rings stand below each other, each beside its title. */
function createVerticalLayout() {
  const width = 288;
  const height = 98;
  const middle = height / 2;
  // The horizontal positions of the two views, and of the others' some time later.
  const own = 22;
  const theirs = 232;
  const later = 150;
  const invited = [
    [108, 16],
    [164, 34],
    [198, 62],
    [146, 78],
    [84, 84],
  ] as const;
  const line = { className: "stroke-ink", strokeWidth: 3 };
  return {
    width,
    height,
    className: "@container md:hidden",
    label: { x: 0.4 * width, y: middle },
    parts: {
      map: (
        <>
          <path d={`M${own} ${middle}V${height}`} {...line} />
          <DottedLine
            d={drawRays(invited, own, middle)}
            className="stroke-edge"
            strokeDasharray="1 7"
          />
          <Invited at={invited} />
          <Ring x={own} y={middle} />
        </>
      ),
      describe: (
        <>
          <path d={`M${own} 0V${height}`} {...line} />
          <path
            d={`M${theirs} ${middle}V${height}`}
            className="stroke-producer-edge"
            strokeWidth="3"
          />
          <DottedLine d={`M${own} ${middle}H${theirs}`} strokeDasharray="1 7" />
          <Answers transform={`translate(${theirs} ${middle})`} />
          <Ring x={own} y={middle} />
        </>
      ),
      develop: (
        <>
          <path d={`M${own} 0V${middle}`} {...line} />
          <path
            d={`M${theirs} 0C${theirs} 16 206 8 206 22S178 24 178 36S${later} 36 ${later} ${middle}`}
            className="fill-none stroke-producer-edge"
            strokeWidth="3"
          />
          <Dot cx={206} cy={22} r="6" />
          <Dot cx={178} cy={36} r="6" />
          <path d={`M${later} ${middle}H${own}`} className="stroke-ink" strokeWidth="4" />
          <g className="pale">
            <Dot cx={theirs} cy={middle} r="16" />
          </g>
          <Dot cx={later} cy={middle} r="16" />
          <Ring x={own} y={middle} />
        </>
      ),
    } satisfies Record<Part, unknown>,
  };
}
