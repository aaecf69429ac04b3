// Mean width of a character of the site font, and the padding left and right, in em.
const characterWidth = 0.47;
const padding = 1.7;

/**
 * A dark label over a drawing, centred on a place given in percent. Its size follows the text size,
 * not the drawing's, so that it can be read on a phone; only on a drawing that is small for the text
 * it stays within it.
 */
export function MapLabel({ x, y, text }: { x: number; y: number; text: string }) {
  const width = text.length * characterWidth + padding;
  return (
    <svg
      className="absolute inset-0 size-full overflow-visible font-semibold text-label"
      aria-hidden="true"
    >
      <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
        <rect
          x={`${-width / 2}em`}
          y="-0.9em"
          width={`${width}em`}
          height="1.8em"
          rx="0.9em"
          className="fill-ink"
        />
        <text textAnchor="middle" dominantBaseline="central" className="fill-paper">
          {text}
        </text>
      </svg>
    </svg>
  );
}
