import { PlacedText } from "./PlacedText.tsx";

const corners = [
  { cx: 200, cy: 84 },
  { cx: 104, cy: 250 },
  { cx: 296, cy: 250 },
];

/**
 * Three factors as the corners of a triangle, in a circle for everything around them. `description` is
 * the text alternative.
 */
export function CornerTriangle({
  top,
  left,
  right,
  around,
  description,
}: {
  top: string;
  left: string;
  right: string;
  around: string;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="relative mx-auto max-w-card">
      <svg viewBox="0 0 400 400" className="block h-auto w-full" aria-hidden="true">
        <circle
          cx="200"
          cy="196"
          r="192"
          className="fill-none stroke-edge"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <path d="M200 84L104 250H296Z" className="fill-spruce/12 stroke-spruce" strokeWidth="2" />
        {corners.map((corner) => (
          <circle
            key={corner.cx}
            {...corner}
            r="48"
            className="fill-card stroke-ink"
            strokeWidth="5"
          />
        ))}
      </svg>
      <PlacedText x={50} y={21} text={top} />
      <PlacedText x={26} y={62.5} text={left} />
      <PlacedText x={74} y={62.5} text={right} />
      <PlacedText x={50} y={86} text={around} isMuted />
    </div>
  );
}
