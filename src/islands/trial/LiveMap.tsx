import { Mark } from "#ui/marks/Mark.tsx";
import { DottedLine, Guess, Ring } from "#ui/marks/Shapes.tsx";
import { MapFrame } from "#ui/profile-map/MapFrame.tsx";
import { toPoint } from "#ui/profile-map/map-geometry.ts";
import { scoreAnswers, toPlace } from "./score-trial.ts";
import type { TrialMessages } from "./trial-messages.ts";
import { type Answers, completeAnswers, trialPairs } from "./trial-pairs.ts";

/**
 * The map during the questions: a mark appears with the first answer about its place and moves with each
 * further one. Hidden from screen readers, which get a description of the result.
 */
export function LiveMap({
  messages,
  self,
  guess,
}: {
  messages: TrialMessages;
  self: Partial<Answers>;
  /** Undefined during the questions for the self-view. */
  guess: Partial<Answers> | undefined;
}) {
  const own = placeOf(self);
  const other = guess && placeOf(guess);
  return (
    <div aria-hidden="true" className="lg:sticky lg:top-24 lg:self-start">
      <MapFrame labels={messages.map} description="">
        {own && other && <DottedLine d={`M${own.x} ${own.y}L${other.x} ${other.y}`} />}
        {other && <Guess cx={other.x} cy={other.y} r="12" />}
        {own && <Ring cx={own.x} cy={own.y} r="12" strokeWidth="5" />}
      </MapFrame>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
        <span className="inline-flex items-center gap-2">
          <Mark view="self" className="size-4 text-ink" />
          {messages.view.self}
        </span>
        {guess && (
          <span className="inline-flex items-center gap-2">
            <Mark view="guess" />
            {messages.view.guess}
          </span>
        )}
      </p>
    </div>
  );
}

/** The point of the answers so far; undefined before there is one that counts on the map. */
function placeOf(answers: Partial<Answers>) {
  const isPlaced = trialPairs.some(
    ({ id, dimension }) => dimension !== "adaptability" && answers[id] !== undefined,
  );
  return isPlaced ? toPoint(toPlace(scoreAnswers(completeAnswers(answers)))) : undefined;
}
