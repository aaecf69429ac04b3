import type { MapPosition } from "#instrument/positions.ts";
import { Dot, DottedLine, Guess, Ring } from "../drawings/Shapes.tsx";
import { computeHaloRadius, computeMeanPoint, covers, overlaps, toPoint } from "./map-geometry.ts";

/** The marks on the profile map, and the line between the two views. */
export function MapPoints({
  self,
  respondents,
  guess,
  adaptability,
  ownAdaptability,
  isEmphasized = false,
}: {
  self?: MapPosition | undefined;
  respondents: MapPosition[];
  guess?: MapPosition | undefined;
  adaptability?: number;
  ownAdaptability?: number;
  isEmphasized?: boolean;
}) {
  const own = self && toPoint(self);
  const guessed = guess && toPoint(guess);
  const mean = computeMeanPoint(respondents);
  const seen = mean ?? guessed;
  const isTouching = own && seen && overlaps(own, seen);
  const isCovered = [own, mean].some((mark) => mark && guessed && covers(mark, guessed));
  return (
    <>
      {seen && adaptability !== undefined && (
        <circle
          cx={seen.x}
          cy={seen.y}
          r={computeHaloRadius(adaptability)}
          className="fill-producer/30"
        />
      )}
      {own && ownAdaptability !== undefined && (
        <circle
          cx={own.x}
          cy={own.y}
          r={computeHaloRadius(ownAdaptability)}
          className="fill-none stroke-ink/60"
          strokeWidth="1.5"
        />
      )}
      {respondents.length > 1 &&
        respondents
          .map(toPoint)
          // Two respondents may have the same position.
          .map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are interchangeable
            <Dot key={index} cx={x} cy={y} r="7.8" className="respondent-dot" />
          ))}
      {own && seen && !isTouching && (
        <DottedLine
          d={`M${own.x} ${own.y}L${seen.x} ${seen.y}`}
          {...(isEmphasized && { strokeWidth: 5, strokeDasharray: "0" })}
        />
      )}
      {guessed && <Guess cx={guessed.x} cy={guessed.y} r={isCovered ? 19 : 12} />}
      {mean && <Dot cx={mean.x} cy={mean.y} r="12" />}
      {own && <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" isClear={isTouching} />}
    </>
  );
}
