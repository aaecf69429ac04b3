import { DottedLine, Ring } from "#ui/drawings/Shapes.tsx";
import { PlacedText } from "./PlacedText.tsx";

/**
 * Comfort, growth and panic as nested circles: the ring is in the comfort zone, and a dotted line leads
 * to a dashed ring in the growth zone. `description` is the text alternative.
 */
export function ZoneRings({
  comfort,
  growth,
  panic,
  description,
}: {
  comfort: string;
  growth: string;
  panic: string;
  description: string;
}) {
  return (
    <div role="img" aria-label={description} className="relative mx-auto max-w-card">
      <svg viewBox="0 0 400 340" className="block h-auto w-full" aria-hidden="true">
        <circle
          cx="200"
          cy="172"
          r="164"
          className="fill-none stroke-edge"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <circle
          cx="200"
          cy="206"
          r="126"
          className="fill-spruce/12 stroke-spruce"
          strokeWidth="2"
        />
        <circle cx="200" cy="256" r="70" className="fill-spruce/25 stroke-spruce" strokeWidth="2" />
        <DottedLine d="M200 276C262 262 286 216 268 168" className="fill-none stroke-ink" />
        <Ring cx="200" cy="276" r="12" strokeWidth="5" />
        <circle
          cx="266"
          cy="160"
          r="12"
          className="fill-card stroke-ink"
          strokeWidth="3"
          strokeDasharray="4 4"
        />
      </svg>
      <PlacedText x={50} y={14} text={panic} isMuted />
      <PlacedText x={50} y={34} text={growth} />
      <PlacedText x={50} y={64} text={comfort} />
    </div>
  );
}
