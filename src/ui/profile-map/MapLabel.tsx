// Mean width of a character in the site's font, and the padding of both sides, in em.
const characterWidth = 0.47;
const padding = 1.7;

/**
 * A dark label, centred on a position in percent of the drawing, or `offset` by em from it. Its size follows
 * the text size, so that it is legible on a phone, and is limited only in small drawings.
 */
export function MapLabel({
  x,
  y,
  text,
  offset = { x: 0, y: 0 },
  isMuted = false,
}: {
  x: number;
  y: number;
  text: string;
  offset?: { x: number; y: number };
  /** Whether it belongs to pale marks: its colours are reversed. */
  isMuted?: boolean;
}) {
  const width = text.length * characterWidth + padding;
  const em = (length: number) => `${Number(length.toFixed(2))}em`;
  const percent = (share: number) => `${Number(share.toFixed(2))}%`;
  return (
    <svg
      className="absolute inset-0 size-full overflow-visible font-semibold text-label"
      aria-hidden="true"
    >
      <svg x={percent(x)} y={percent(y)} className="overflow-visible">
        <rect
          x={em(offset.x - width / 2)}
          y={em(offset.y - 0.9)}
          width={em(width)}
          height="1.8em"
          rx="0.9em"
          className={isMuted ? "fill-card stroke-ink" : "fill-ink"}
        />
        <text
          {...(offset.x && { x: em(offset.x) })}
          {...(offset.y && { y: em(offset.y) })}
          textAnchor="middle"
          dominantBaseline="central"
          className={isMuted ? "fill-ink" : "fill-paper"}
        >
          {text}
        </text>
      </svg>
    </svg>
  );
}
