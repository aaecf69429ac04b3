const variants = {
  plain: "fill-ink",
  soft: "fill-soft",
  strong: "fill-ink font-semibold",
  inverse: "fill-on-deep font-semibold",
};

/**
 * Words on a drawing, at a place given in percent of a box that is positioned. Their size follows the
 * text size, not the drawing's, so that they can be read on a phone.
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
