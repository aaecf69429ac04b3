import { Dot, DottedLine } from "#ui/drawings/Shapes.tsx";
import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

type Part = "map" | "describe" | "develop";
type Point = readonly [x: number, y: number];

/** Where marks and lines are, from left to right or down. */
interface Layout {
  width: number;
  height: number;
  className: string;
  /** The self-view in each part. */
  self: Record<Part, { line: string; ring: Point }>;
  invited: readonly Point[];
  /** Others' view at first, and some time later. */
  theirs: { line: string; gap: string; mean: Point };
  later: { line: string; gap: string; from: Point; mean: Point; steps: readonly Point[] };
  label: { x: number; y: number };
}

/**
 * A profile in three pictures that continue each other: the ring and the respondents, the distance between the two
 * views, and its change some time later. They run from left to right, on phones downwards.
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
      {[horizontalLayout, verticalLayout].map((layout) => {
        const { width, height, label, className } = layout;
        return (
          <div key={className} className={`relative ${className}`}>
            <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
              {drawPart(part, layout)}
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

function drawPart(part: Part, { self, invited, theirs, later }: Layout) {
  const { line, ring } = self[part];
  const [x, y] = ring;
  return (
    <>
      <path d={line} className="stroke-ink" strokeWidth="3" />
      {part === "map" && (
        <>
          <DottedLine
            d={invited.map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("")}
            className="stroke-edge"
            strokeDasharray="1 7"
          />
          <Invited at={invited} />
        </>
      )}
      {part === "describe" && (
        <>
          <path d={theirs.line} className="stroke-producer-edge" strokeWidth="3" />
          <DottedLine d={theirs.gap} strokeDasharray="1 7" />
          <Answers transform={`translate(${theirs.mean.join(" ")})`} />
        </>
      )}
      {part === "develop" && (
        <>
          <path d={later.line} className="fill-none stroke-producer-edge" strokeWidth="3" />
          {later.steps.map(([cx, cy]) => (
            <Dot key={cx} cx={cx} cy={cy} r="6" />
          ))}
          <path d={later.gap} className="stroke-ink" strokeWidth="4" />
          <g className="pale">
            <Dot cx={later.from[0]} cy={later.from[1]} r="16" />
          </g>
          <Dot cx={later.mean[0]} cy={later.mean[1]} r="16" />
        </>
      )}
      <circle cx={x} cy={y} r="16" className="fill-paper stroke-ink" strokeWidth="7" />
    </>
  );
}

/** The respondents who are asked. */
function Invited({ at }: { at: readonly Point[] }) {
  return (
    <g className="fill-paper stroke-producer-edge" strokeWidth="2">
      {at.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="12" />
      ))}
    </g>
  );
}

const answers: Point[] = [
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

/** Three columns; the rings are at the left end, in the middle and at the right end. */
function createHorizontalLayout(): Layout {
  const width = 384;
  // The vertical positions of the two views, and of the others' some time later.
  const selfY = 186;
  const theirs = 54;
  const later = 96;
  const [first, second, third] = [20, width / 2, width - 20];
  const steps = [1, 2, 3].map(
    (step) => [44 + step * 72, theirs + ((later - theirs) / 3) * step] as const,
  );
  const stepped = steps
    .map(([x, y]) => `H${x - 36}C${x - 18} ${y - 14} ${x - 18} ${y} ${x} ${y}`)
    .join("");
  return {
    width,
    height: 240,
    className: "max-md:hidden",
    self: {
      map: { line: `M${first} ${selfY}H${width}`, ring: [first, selfY] },
      describe: { line: `M0 ${selfY}H${width}`, ring: [second, selfY] },
      develop: { line: `M0 ${selfY}H${third}`, ring: [third, selfY] },
    },
    invited: [
      [84, 54],
      [150, 38],
      [222, 44],
      [290, 68],
      [346, 106],
    ],
    theirs: {
      line: `M${second} ${theirs}H${width}`,
      gap: `M${second} ${theirs}V${selfY}`,
      mean: [second, theirs],
    },
    later: {
      line: `M0 ${theirs}${stepped}H${third}`,
      gap: `M${third} ${later}V${selfY}`,
      from: [third, theirs],
      mean: [third, later],
      steps,
    },
    label: { x: second, y: (selfY + theirs) / 2 + 12 },
  };
}

/** Three rows; the rings are below each other, each beside its title. */
function createVerticalLayout(): Layout {
  const height = 98;
  const width = 288;
  const middle = height / 2;
  // The horizontal positions of the two views, and of the others' some time later.
  const selfX = 22;
  const theirs = 232;
  const later = 150;
  return {
    width,
    height,
    className: "@container md:hidden",
    self: {
      map: { line: `M${selfX} ${middle}V${height}`, ring: [selfX, middle] },
      describe: { line: `M${selfX} 0V${height}`, ring: [selfX, middle] },
      develop: { line: `M${selfX} 0V${middle}`, ring: [selfX, middle] },
    },
    invited: [
      [108, 16],
      [164, 34],
      [198, 62],
      [146, 78],
      [84, 84],
    ],
    theirs: {
      line: `M${theirs} ${middle}V${height}`,
      gap: `M${selfX} ${middle}H${theirs}`,
      mean: [theirs, middle],
    },
    later: {
      line: `M${theirs} 0C${theirs} 16 206 8 206 22S178 24 178 36S${later} 36 ${later} ${middle}`,
      gap: `M${later} ${middle}H${selfX}`,
      from: [theirs, middle],
      mean: [later, middle],
      steps: [
        [206, 22],
        [178, 36],
      ],
    },
    label: { x: 0.4 * width, y: middle },
  };
}
