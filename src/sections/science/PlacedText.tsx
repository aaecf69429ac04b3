const variants = {
  plain: "fill-ink",
  soft: "fill-soft",
  strong: "fill-ink font-semibold",
  inverse: "fill-on-deep font-semibold",
};

/**
 * A text in a drawing, at a position in percent of the positioned ancestor. Its size follows the text
 * size, not that of the drawing, so that it is legible on a phone.
 */
export function PlacedText({
  x,
  y,
  text,
  variant = "plain",
  anchor = "middle",
}: {
  x: number;
  y: number;
  text: string;
  variant?: keyof typeof variants;
  anchor?: "start" | "middle" | "end";
}) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible text-small"
      aria-hidden="true"
    >
      <text
        x={`${x}%`}
        y={`${y}%`}
        textAnchor={anchor}
        dominantBaseline="central"
        className={variants[variant]}
      >
        {text}
      </text>
    </svg>
  );
}
