import { PlacedText } from "./PlacedText.tsx";

/** Three circles that overlap: three things that matter at once. `description` tells it in words. */
export function CircleTrio({
  top,
  left,
  right,
  description,
}: {
  top: string;
  left: string;
  right: string;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="relative mx-auto max-w-card">
      <svg viewBox="0 0 400 330" className="block h-auto w-full" aria-hidden="true">
        {[
          [200, 112],
          [138, 216],
          [262, 216],
        ].map(([cx, cy]) => (
          <circle
            key={`${cx}`}
            cx={cx}
            cy={cy}
            r="104"
            className="fill-spruce/12 stroke-spruce"
            strokeWidth="2"
          />
        ))}
        <circle cx="200" cy="182" r="12" className="fill-card stroke-ink" strokeWidth="5" />
      </svg>
      <PlacedText x={50} y={20} text={top} look="strong" />
      <PlacedText x={25} y={72} text={left} look="strong" />
      <PlacedText x={75} y={72} text={right} look="strong" />
    </div>
  );
}
