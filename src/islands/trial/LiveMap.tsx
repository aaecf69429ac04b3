import { type Answers, completeAnswers, scoreAnswers, toPlace } from "#instrument/trial";
import { trialPairs } from "#instrument/word-pairs";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import type { TrialMessages } from "./trial-messages.ts";

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
      <ProfileMap
        views={own ? [{ self: own, others: other ? [other] : [], guessed: true }] : []}
        labels={messages.map}
        description=""
      />
      <div className="mt-3">
        <ViewKey self={messages.view.self} others={guess && messages.view.guess} guessed />
      </div>
    </div>
  );
}

/** The position of the answers so far; undefined before there is one that counts on the map. */
function placeOf(answers: Partial<Answers>) {
  const isPlaced = trialPairs.some(
    ({ id, dimension }) => dimension !== "adaptability" && answers[id] !== undefined,
  );
  return isPlaced ? toPlace(scoreAnswers(completeAnswers(answers))) : undefined;
}
