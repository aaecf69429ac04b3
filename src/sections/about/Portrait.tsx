import type { ReactNode } from "react";
import type { Pattern } from "#instrument/patterns.ts";
import type { TeamMember } from "#load/schema/team.ts";
import { Dot } from "#ui/drawings/Shapes.tsx";

type Look = NonNullable<TeamMember["portrait"]>;
type Hair = Look["hair"];

const patterns = {
  rapporteur: { tile: "fill-rapporteur-field", body: "fill-rapporteur", dot: { x: 20, y: 20 } },
  motivator: { tile: "fill-motivator-field", body: "fill-motivator", dot: { x: 120, y: 20 } },
  processor: { tile: "fill-processor-field", body: "fill-processor", dot: { x: 20, y: 120 } },
  producer: { tile: "fill-producer-field", body: "fill-producer", dot: { x: 120, y: 120 } },
};

const hairBehind: Partial<Record<Hair, ReactNode>> = {
  long: <path d="M36 106V62a34 34 0 0 1 68 0v44Z" />,
  bun: <circle cx="70" cy="25" r="11" />,
  curls: (
    <>
      <circle cx="44" cy="46" r="13" />
      <circle cx="58" cy="34" r="14" />
      <circle cx="80" cy="33" r="14" />
      <circle cx="96" cy="45" r="13" />
      <circle cx="101" cy="61" r="10" />
      <circle cx="39" cy="61" r="10" />
    </>
  ),
};

const hairInFront: Partial<Record<Hair, ReactNode>> = {
  short: <path d="M44 54a29 29 0 0 1 52 0Z" />,
  long: <path d="M41 62a29 29 0 0 1 58 0Q88 48 70 48T41 62Z" />,
  bun: <path d="M42 58a29 29 0 0 1 56 0Q88 50 70 50T42 58Z" />,
  side: <path d="M42 62a29 29 0 0 1 52-13Q62 46 42 62Z" />,
};

// Faces are light and hair is dark in both schemes.
const hairClass = "fill-ink dark:fill-paper";
const faceClass = "fill-card dark:fill-on-deep";
const outlineClass = "stroke-ink dark:stroke-paper";

/**
 * A drawn portrait. The pattern sets the tile's colour; the small dot is in its quadrant of the profile map. Decorative:
 * the name is beside it.
 */
export function Portrait({
  pattern,
  hair,
  glasses = false,
  beard = false,
}: Look & { pattern: Pattern }) {
  const { tile, body, dot } = patterns[pattern];
  return (
    <svg viewBox="0 0 140 140" className="block h-auto w-full rounded-card" aria-hidden="true">
      <rect width="140" height="140" className={tile} />
      <g className={hairClass}>{hairBehind[hair]}</g>
      <path d="M29 140a41 41 0 0 1 82 0Z" className={body} />
      <circle cx="70" cy="66" r="27.5" className={`${faceClass} ${outlineClass}`} strokeWidth="3" />
      {glasses && (
        <g className={`fill-none ${outlineClass}`} strokeWidth="2.5">
          <circle cx="60" cy="66" r="8.5" />
          <circle cx="80" cy="66" r="8.5" />
          <path d="M68.5 64.5q1.5-1.5 3 0" />
        </g>
      )}
      <g className={hairClass}>
        {hairInFront[hair]}
        <circle cx="60" cy="66" r="3" />
        <circle cx="80" cy="66" r="3" />
        {/* The mouth is a hole in the beard. */}
        {beard && (
          <path
            fillRule="evenodd"
            d="M42 74a29 29 0 0 0 56 0Q96 82 88 80Q70 74 52 80Q44 82 42 74ZM61.5 82Q70 92 78.5 82Q70 87 61.5 82Z"
          />
        )}
      </g>
      {!beard && (
        <path
          d="M63 83Q70 88 77 83"
          className={`fill-none ${outlineClass}`}
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <Dot cx={dot.x} cy={dot.y} r="8" />
    </svg>
  );
}
