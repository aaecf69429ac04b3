import { type Answers, fillUnanswered, scoreAnswers, toMapPosition } from "#instrument/trial.ts";
import { trialPairs } from "#instrument/word-pairs.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { type MapView, ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { findUnansweredPairs, isComplete } from "./trial-state.ts";
import type { TrialTexts } from "./trial-texts.ts";

/**
 * The map beside the questions. A mark appears with the first answer that counts on the map, and moves with each
 * further one. Until then the ring is in the middle; it is pale until all pairs are answered. Hidden from screen
 * readers: they get a description of the result.
 */
export function LiveMap({
  texts,
  self,
  guess,
  others,
}: {
  texts: TrialTexts;
  /** The answers of each view that is asked for. */
  self?: Partial<Answers> | undefined;
  guess?: Partial<Answers> | undefined;
  others?: Partial<Answers> | undefined;
}) {
  const answered = others && getPosition(others);
  const selfPosition = self && getPosition(self);
  const open = findUnansweredPairs(others ?? guess ?? self ?? {}).length;
  const view: MapView = {
    self: selfPosition ?? (self && middle),
    guess: guess && getPosition(guess),
    respondents: answered ? [answered] : [],
    isMuted: self && !isComplete(self),
  };
  return (
    <div
      aria-hidden="true"
      className="z-1 -mx-6 mt-4 flex items-center gap-5 border-line border-b bg-paper px-6 py-2 tall:sticky max-lg:top-16 lg:top-24 lg:mx-0 lg:mt-0 lg:block lg:self-start lg:border-0 lg:p-0"
    >
      <div className="live-map w-32 min-w-32 md:max-lg:tall:w-56 lg:w-auto">
        <ProfileMap views={[view]} labels={texts.map} description="" />
      </div>
      <div className="flex-1 wrap-anywhere lg:mt-4">
        <ViewLegend
          self={self && texts.steps.self}
          guess={guess && texts.steps.guess}
          others={others && texts.colleague.view}
        />
        <p className="mt-1 text-note text-soft">
          {interpolate(texts.progress, {
            count: trialPairs.length - open,
            total: trialPairs.length,
          })}
        </p>
      </div>
    </div>
  );
}

const middle = toMapPosition(scoreAnswers(fillUnanswered({})));

/** The position of the answers so far; undefined before there is one that counts on the map. */
function getPosition(answers: Partial<Answers>) {
  const isPlaced = trialPairs.some(
    ({ id, dimension }) => dimension !== "adaptability" && answers[id] !== undefined,
  );
  return isPlaced ? toMapPosition(scoreAnswers(fillUnanswered(answers))) : undefined;
}
