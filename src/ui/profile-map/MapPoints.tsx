import type { MapPosition } from "#instrument/positions";
import { Dot, DottedLine, Guess, Ring } from "../marks/Shapes.tsx";
import { cover, haloRadius, meanPoint, overlap, toPoint } from "./map-geometry.ts";

/** The marks on the profile map, and the line between the two views. */
export function MapPoints({
  self,
  others,
  guess,
  adaptability,
  ownAdaptability,
  bold = false,
}: {
  self?: MapPosition | undefined;
  others: MapPosition[];
  guess?: MapPosition | undefined;
  adaptability?: number;
  ownAdaptability?: number;
  bold?: boolean;
}) {
  const own = self && toPoint(self);
  const guessed = guess && toPoint(guess);
  const answered = meanPoint(others);
  const theirs = answered ?? guessed;
  const touching = own && theirs && overlap(own, theirs);
  const isCovered = [own, answered].some((mark) => mark && guessed && cover(mark, guessed));
  return (
    <>
      {theirs && adaptability !== undefined && (
        <circle
          cx={theirs.x}
          cy={theirs.y}
          r={haloRadius(adaptability)}
          className="fill-producer/30"
        />
      )}
      {own && ownAdaptability !== undefined && (
        <circle
          cx={own.x}
          cy={own.y}
          r={haloRadius(ownAdaptability)}
          className="fill-none stroke-ink/60"
          strokeWidth="1.5"
        />
      )}
      {others.length > 1 &&
        others
          .map(toPoint)
          // Two colleagues may be at the same place.
          .map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are interchangeable
            <Dot key={index} cx={x} cy={y} r="7.8" className="respondent-dot" />
          ))}
      {own && theirs && !touching && (
        <DottedLine
          d={`M${own.x} ${own.y}L${theirs.x} ${theirs.y}`}
          {...(bold && { strokeWidth: 5, strokeDasharray: "0" })}
        />
      )}
      {guessed && <Guess cx={guessed.x} cy={guessed.y} r={isCovered ? 19 : 12} />}
      {answered && <Dot cx={answered.x} cy={answered.y} r="12" />}
      {own && <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" clear={touching} />}
    </>
  );
}
