import type { ComponentProps } from "react";

type Circle = Pick<ComponentProps<"circle">, "cx" | "cy" | "r">;

/** The view of others: a filled dot. */
export function Dot({ cx, cy, r }: Circle) {
  return <circle cx={cx} cy={cy} r={r} className="fill-producer stroke-producer-edge" />;
}

/** One's own view: an open ring. */
export function Ring({ cx, cy, r, strokeWidth }: Circle & { strokeWidth: string | number }) {
  return (
    <circle cx={cx} cy={cy} r={r} className="fill-card stroke-ink" strokeWidth={strokeWidth} />
  );
}

/** A guess of others' view: a dashed circle. */
export function Guess({ cx, cy, r }: Circle) {
  return (
    <circle
      cx={cx}
      cy={cy}
      r={r}
      className="fill-card stroke-producer-edge"
      strokeWidth="3"
      strokeDasharray="4 3"
    />
  );
}

/** A dotted line, mostly between two views. */
export function DottedLine({
  d,
  className = "stroke-ink",
  strokeWidth = 2,
  strokeDasharray = "2 7",
}: Pick<ComponentProps<"path">, "d" | "className" | "strokeWidth" | "strokeDasharray">) {
  return <path {...{ d, className, strokeWidth, strokeDasharray }} strokeLinecap="round" />;
}
