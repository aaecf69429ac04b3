import type { ReactNode } from "react";
import { Dot } from "#ui/drawings/Shapes.tsx";

type SketchedAspect = "affiliation" | "directiveness" | "adaptability" | "integration";

const axis = { className: "fill-none stroke-ink", strokeWidth: 4, strokeLinecap: "round" } as const;
const upAndDown = <path d="M120 26V190M108 40L120 26L132 40M108 176L120 190L132 176" {...axis} />;
const sideways = <path d="M22 108H218M36 96L22 108L36 120M204 96L218 108L204 120" {...axis} />;
const dot = (x: number, halo: number) => (
  <>
    <circle cx={x} cy="108" r={halo} className="fill-producer/35" />
    <Dot cx={x} cy="108" r="11" />
  </>
);

const drawings: Record<SketchedAspect, ReactNode> = {
  affiliation: upAndDown,
  directiveness: sideways,
  adaptability: (
    <>
      {dot(62, 20)}
      {dot(172, 50)}
    </>
  ),
  integration: (
    <>
      {upAndDown}
      {sideways}
      {dot(120, 44)}
    </>
  ),
};

/**
 * An aspect on the profile map: the vertical axis, the horizontal axis, the halo, or all three. The names
 * of its ends, if any, are at the ends of its axis. `description` is the text alternative.
 */
export function AspectSketch({
  aspect,
  ends,
  description,
}: {
  aspect: SketchedAspect;
  ends?: { low: string; high: string } | undefined;
  description: string;
}) {
  const isUpright = aspect === "affiliation";
  return (
    <div role="img" aria-label={description} className="text-small">
      {isUpright && <p className="mb-1.5 text-center">{ends?.high}</p>}
      <svg
        viewBox="0 0 240 216"
        className="block h-auto w-full overflow-hidden rounded-card"
        aria-hidden="true"
      >
        <rect width="120" height="108" className="fill-rapporteur-field" />
        <rect x="120" width="120" height="108" className="fill-motivator-field" />
        <rect y="108" width="120" height="108" className="fill-processor-field" />
        <rect x="120" y="108" width="120" height="108" className="fill-producer-field" />
        {drawings[aspect]}
      </svg>
      {isUpright ? (
        <p className="mt-1.5 text-center">{ends?.low}</p>
      ) : (
        ends && (
          <p className="mt-1.5 flex justify-between gap-4">
            <span>{ends.low}</span>
            <span className="text-right">{ends.high}</span>
          </p>
        )
      )}
    </div>
  );
}
