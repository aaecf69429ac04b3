import { Dot, DottedLine, Guess } from "#ui/drawings/Shapes.tsx";
import { MapLabel } from "#ui/profile-map/MapLabel.tsx";

type Part = "map" | "describe" | "develop";
type Point = readonly [x: number, y: number];

/** Where marks and lines are, from left to right or down. */
interface Layout {
  width: number;
  height: number;
  className: string;
  /** The self-view in each part, and the guess of others' view. */
  self: Record<Part, { line: string; mark: Point }>;
  guess: Record<Part, { line: string; mark: Point }>;
  /** The people who are asked. */
  people: readonly Point[];
  /** Others' view, and the line between it and the self-view. */
  others: Record<Exclude<Part, "map">, { line: string; gap: string; mark: Point }>;
  label: { x: number; y: number };
}

/**
 * A profile in three pictures that continue each other: the self-view, the guess and the people who are asked; their
 * answers, far from the guess; and the guess that comes to lie on them. They run from left to right, on phones
 * downwards.
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

function drawPart(part: Part, { self, guess, people, others }: Layout) {
  const [x, y] = self[part].mark;
  const [guessX, guessY] = guess[part].mark;
  const theirs = part === "map" ? undefined : others[part];
  return (
    <>
      <path d={self[part].line} className="stroke-ink" strokeWidth="3" />
      {part === "map" && (
        <>
          <DottedLine
            d={people.map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("")}
            className="stroke-edge"
            strokeDasharray="1 7"
          />
          <People at={people} />
        </>
      )}
      {theirs && (
        <>
          <path d={theirs.line} className="stroke-producer-edge" strokeWidth="3" />
          <DottedLine d={theirs.gap} strokeDasharray="1 7" />
        </>
      )}
      <path
        d={guess[part].line}
        className="fill-none stroke-producer-edge"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      {part === "describe" && <Answers at={others.describe.mark} />}
      <Guess cx={guessX} cy={guessY} r={part === "develop" ? 24 : 14} />
      {theirs && <Dot cx={theirs.mark[0]} cy={theirs.mark[1]} r="16" />}
      <circle cx={x} cy={y} r="16" className="fill-paper stroke-ink" strokeWidth="7" />
    </>
  );
}

/** Head and shoulders of each person who is asked: a circle would be a view. */
function People({ at }: { at: readonly Point[] }) {
  return (
    <g className="fill-paper stroke-edge" strokeWidth="2">
      {at.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-12 14a12 12 0 0 1 24 0Z" strokeLinejoin="round" />
          <circle cy="-5" r="6.5" />
        </g>
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

/** The answers around their mean. */
function Answers({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <circle r="38" className="fill-producer/30" />
      {answers.map(([x, y]) => (
        <Dot key={x} cx={x} cy={y} r="7" />
      ))}
    </g>
  );
}

const horizontalLayout = createHorizontalLayout();
const verticalLayout = createVerticalLayout();

/** Three columns; the rings are at the left end, in the middle and at the right end. */
function createHorizontalLayout(): Layout {
  const width = 384;
  // The vertical positions of the views.
  const selfY = 216;
  const guessY = 166;
  const othersY = 54;
  const [first, second, third] = [20, width / 2, width - 26];
  const rise = (guessY - othersY) / 3;
  const climb = [1, 2, 3]
    .map((step) => {
      const [x, y] = [40 + step * 76, guessY - step * rise];
      return `H${x - 36}C${x - 16} ${y + rise} ${x - 20} ${y} ${x} ${y}`;
    })
    .join("");
  return {
    width,
    height: 250,
    className: "max-md:hidden",
    self: {
      map: { line: `M${first} ${selfY}H${width}`, mark: [first, selfY] },
      describe: { line: `M0 ${selfY}H${width}`, mark: [second, selfY] },
      develop: { line: `M0 ${selfY}H${third}`, mark: [third, selfY] },
    },
    guess: {
      map: { line: `M${first} ${guessY}H${width}`, mark: [first, guessY] },
      describe: { line: `M0 ${guessY}H${width}`, mark: [second, guessY] },
      develop: { line: `M0 ${guessY}${climb}H${third}`, mark: [third, othersY] },
    },
    people: [
      [84, 44],
      [150, 30],
      [222, 38],
      [290, 66],
      [344, 108],
    ],
    others: {
      describe: {
        line: `M${second} ${othersY}H${width}`,
        gap: `M${second} ${othersY}V${selfY}`,
        mark: [second, othersY],
      },
      develop: {
        line: `M0 ${othersY}H${third}`,
        gap: `M${third} ${othersY}V${selfY}`,
        mark: [third, othersY],
      },
    },
    label: { x: second, y: 126 },
  };
}

/** Three rows; the rings are below each other, each beside its title. */
function createVerticalLayout(): Layout {
  const height = 98;
  const width = 288;
  const middle = height / 2;
  // The horizontal positions of the views.
  const selfX = 22;
  const guessX = 84;
  const othersX = 236;
  return {
    width,
    height,
    className: "@container md:hidden",
    self: {
      map: { line: `M${selfX} ${middle}V${height}`, mark: [selfX, middle] },
      describe: { line: `M${selfX} 0V${height}`, mark: [selfX, middle] },
      develop: { line: `M${selfX} 0V${middle}`, mark: [selfX, middle] },
    },
    guess: {
      map: { line: `M${guessX} ${middle}V${height}`, mark: [guessX, middle] },
      describe: { line: `M${guessX} 0V${height}`, mark: [guessX, middle] },
      develop: {
        line: `M${guessX} 0C${guessX} 20 134 6 134 18S186 22 186 34S220 36 ${othersX} ${middle}`,
        mark: [othersX, middle],
      },
    },
    people: [
      [136, 22],
      [196, 18],
      [252, 40],
      [214, 74],
      [150, 80],
    ],
    others: {
      describe: {
        line: `M${othersX} ${middle}V${height}`,
        gap: `M${selfX} ${middle}H${othersX}`,
        mark: [othersX, middle],
      },
      develop: {
        line: `M${othersX} 0V${middle}`,
        gap: `M${selfX} ${middle}H${othersX}`,
        mark: [othersX, middle],
      },
    },
    label: { x: 0.4 * width, y: middle + 30 },
  };
}
