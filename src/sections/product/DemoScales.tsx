import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { Scale } from "#ui/scales/Scale.tsx";
import { demoProfile, toPercent } from "../profile/example-profiles.ts";
import { dimensionWords } from "../trial/dimension-words.ts";

/** The three scales with the own guess and, once they are in, the colleagues' answers. */
export function DemoScales({
  t,
  distance,
}: {
  t: Messages;
  /** Words for the distance between guess and answers, which are then shown. */
  distance?: { same: string; one: string; some: string };
}) {
  const { guess, means } = demoProfile;
  const dimensions = dimensionWords(t);
  return (
    <div className="grid grid-cols-1 gap-7 @demo:gap-4">
      {(["affiliation", "directiveness", "adaptability"] as const).map((id) => {
        const { name, low, high } = dimensions[id];
        const steps = Math.abs(guess[id] - means[id]);
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
              self={toPercent(guess[id])}
              {...(distance && { others: toPercent(means[id]) })}
            />
          </div>
        );
      })}
    </div>
  );
}
