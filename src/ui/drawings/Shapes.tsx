import type { ComponentProps } from "react";

type Circle = Pick<ComponentProps<"circle">, "cx" | "cy" | "r">;

/** The view of others: a filled dot. */
export function Dot({ cx, cy, r, className = "" }: Circle & { className?: string }) {
  const look = `${className} fill-producer stroke-producer-edge`.trimStart();
  return <circle cx={cx} cy={cy} r={r} className={look} />;
}

/** The self-view: a ring. `isClear` makes it transparent over another mark, as in the logo. */
export function Ring({
  cx,
  cy,
  r,
  strokeWidth,
  isClear = false,
}: Circle & { strokeWidth: string | number; isClear?: boolean }) {
  const className = `${isClear ? "fill-none" : "fill-card"} stroke-ink`;
  return <circle {...{ cx, cy, r, className, strokeWidth }} />;
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
