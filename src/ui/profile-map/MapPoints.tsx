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
  const selfPoint = self && toPoint(self);
  const guessed = guess && toPoint(guess);
  const mean = computeMeanPoint(respondents);
  const othersPoint = mean ?? guessed;
  const isTouching = selfPoint && othersPoint && overlaps(selfPoint, othersPoint);
  const isCovered = [selfPoint, mean].some((mark) => mark && guessed && covers(mark, guessed));
  return (
    <>
      {othersPoint && adaptability !== undefined && (
        <circle
          cx={othersPoint.x}
          cy={othersPoint.y}
          r={computeHaloRadius(adaptability)}
          className="fill-producer/30"
        />
      )}
      {selfPoint && ownAdaptability !== undefined && (
        <circle
          cx={selfPoint.x}
          cy={selfPoint.y}
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
      {selfPoint && othersPoint && !isTouching && (
        <DottedLine
          d={`M${selfPoint.x} ${selfPoint.y}L${othersPoint.x} ${othersPoint.y}`}
          {...(isEmphasized && { strokeWidth: 5, strokeDasharray: "0" })}
        />
      )}
      {guessed && <Guess cx={guessed.x} cy={guessed.y} r={isCovered ? 19 : 12} />}
      {mean && <Dot cx={mean.x} cy={mean.y} r="12" />}
      {selfPoint && (
        <Ring cx={selfPoint.x} cy={selfPoint.y} r="12" strokeWidth="5" isClear={isTouching} />
      )}
    </>
  );
}
