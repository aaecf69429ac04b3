import { dimensions, toPercent } from "#instrument/dimensions";
import type { InterfaceTexts } from "#load/schema/interface-texts";
import { fill } from "#locale/fill";
import { Scale } from "#ui/scales/Scale.tsx";
import { dimensionWords } from "../profile/dimension-words.ts";
import { demoProfile } from "./demo-profile.ts";

/** The three scales with the self-view and the colleagues' view, guessed or answered. */
export function DemoScales({
  t,
  distance,
}: {
  t: InterfaceTexts;
  /** Texts for the gap between self-view and answers, which are then shown instead of the guess. */
  distance?: { same: string; one: string; some: string };
}) {
  const { self, guess, means } = demoProfile;
  const names = dimensionWords(t);
  return (
    <div className="grid grid-cols-1 gap-7 @demo:gap-4">
      {dimensions.map((id) => {
        const { name, low, high } = names[id];
        const steps = Math.abs(self[id] - means[id]);
        const words = distance?.[steps === 0 ? "same" : steps === 1 ? "one" : "some"];
        return (
          <div key={id}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              {words && <span className="text-small text-soft">{fill(words, { steps })}</span>}
            </p>
            <Scale
              low={low}
              high={high}
              steps={7}
              self={toPercent(self[id])}
              {...(distance ? { others: toPercent(means[id]) } : { guess: toPercent(guess[id]) })}
            />
          </div>
        );
      })}
    </div>
  );
}
