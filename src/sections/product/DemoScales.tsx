import { answerScale, computeDifferenceInSteps, toPercent } from "#instrument/answer-scale.ts";
import { type ByDimension, dimensions } from "#instrument/dimensions.ts";
import type { PageContext } from "#load/page-context.ts";
import { formatDecimal } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { type PluralForms, selectPluralForm } from "#locale/plural.ts";
import { Scale } from "#ui/scales/Scale.tsx";
import { getDimensionTexts } from "../profile/dimension-texts.ts";

/**
 * The three scales with the self-view, the guess of the colleagues' view and, once there are some, their
 * answers. All values are from 1 to 7.
 */
export function DemoScales({
  page: { t, locale },
  self,
  guess,
  others,
  distance,
}: {
  page: PageContext;
  self: ByDimension<number>;
  guess: ByDimension<number>;
  others?: ByDimension<number>;
  /** Texts for the gap between self-view and answers. */
  distance?: PluralForms;
}) {
  const names = getDimensionTexts(t);
  return (
    <div className="grid grow grid-cols-1 content-between gap-7 @demo:gap-4">
      {dimensions.map((id) => {
        const { name, low, high } = names[id];
        const steps = others && Math.abs(computeDifferenceInSteps(self[id], others[id]));
        return (
          <div key={id}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              {distance && steps !== undefined && (
                <span className="text-small text-soft">
                  {interpolate(selectPluralForm(distance, steps, locale), {
                    steps: formatDecimal(steps, locale),
                  })}
                </span>
              )}
            </p>
            <Scale
              low={low}
              high={high}
              steps={answerScale.end}
              self={toPercent(self[id])}
              guess={toPercent(guess[id])}
              others={others && toPercent(others[id])}
            />
          </div>
        );
      })}
    </div>
  );
}
