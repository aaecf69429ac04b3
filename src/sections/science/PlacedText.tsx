/**
 * A text in a drawing, centred at a position in percent of the positioned ancestor. Its size follows the
 * text size, not that of the drawing, so that it is legible on a phone.
 */
export function PlacedText({
  x,
  y,
  text,
  isMuted = false,
}: {
  x: number;
  y: number;
  text: string;
  isMuted?: boolean;
}) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible text-small"
      aria-hidden="true"
    >
      <text
        x={`${x}%`}
        y={`${y}%`}
        textAnchor="middle"
        dominantBaseline="central"
        className={isMuted ? "fill-soft" : "fill-ink font-semibold"}
      >
        {text}
      </text>
    </svg>
  );
}
