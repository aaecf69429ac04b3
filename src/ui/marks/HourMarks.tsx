import { Dot } from "./Shapes.tsx";

const pitch = 100;
const middle = pitch / 2;
const radius = 47;
const width = 14;

export interface HourGroup {
  /** Whole hours. */
  hours: number;
  /** How each hour is drawn: my view, both views in one mark, their view. */
  variant: "ring" | "half" | "dot";
}

/**
 * Hours in a row, a mark for each, so that groups stand to each other as their hours do. Decorative:
 * say in words how many hours each group has.
 */
export function HourMarks({
  groups,
  className = "h-auto w-full",
}: {
  groups: HourGroup[];
  className?: string;
}) {
  const marks = groups.flatMap(({ hours, variant }) =>
    Array.from({ length: hours }, () => variant),
  );
  return (
    <svg
      viewBox={`0 0 ${marks.length * pitch} ${pitch}`}
      className={`block ${className}`}
      aria-hidden="true"
    >
      {marks.map((variant, hour) => (
        // An hour is its place in the row.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <HourMark key={hour} variant={variant} x={hour * pitch + middle} />
      ))}
    </svg>
  );
}

function HourMark({ variant, x }: { variant: HourGroup["variant"]; x: number }) {
  const ring = radius - width / 2;
  if (variant === "ring")
    return (
      <circle cx={x} cy={middle} r={ring} className="fill-none stroke-ink" strokeWidth={width} />
    );
  if (variant === "dot") return <Dot cx={x} cy={middle} r={radius - 1} />;
  return (
    <>
      <path
        d={`M${x} ${middle - radius + 1}a${radius - 1} ${radius - 1} 0 0 1 0 ${2 * radius - 2}Z`}
        className="fill-producer stroke-producer-edge"
      />
      <path
        d={`M${x} ${middle - ring}a${ring} ${ring} 0 0 0 0 ${2 * ring}`}
        className="fill-none stroke-ink"
        strokeWidth={width}
      />
    </>
  );
}
