import { answerScale } from "#instrument/answer-scale.ts";
import type { Dimension } from "#instrument/dimensions.ts";
import type { Profile } from "#instrument/profile.ts";
import { getAnswers } from "#instrument/profile-views.ts";
import type { PageContext } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { AnswerScale } from "#ui/scales/AnswerScale.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";

/** The example's answers on some scales, with a legend. `description` has placeholders. */
export function AnswersPicture({
  page,
  dimensions,
  description,
  profile,
}: {
  page: PageContext;
  dimensions: readonly Dimension[];
  description: string;
  profile: Profile;
}) {
  const { t } = page;
  return (
    <>
      <div className="grid gap-8">
        {dimensions.map((dimension) => {
          const answers = getAnswers(dimension, profile);
          const ends = getPoleLabels(dimension, t);
          return (
            <AnswerScale
              key={dimension}
              {...ends}
              {...answers}
              description={interpolate(description, {
                ...ends,
                self: answers.self,
                count: answers.others.length,
                from: Math.min(...answers.others),
                to: Math.max(...answers.others),
              })}
            />
          );
        })}
      </div>
      <ScalesTextAlternative
        page={page}
        rows={dimensions.map((dimension) => ({
          name: t[`dimension.${dimension}.name`],
          ...getAnswers(dimension, profile),
        }))}
        dimensions={dimensions}
        range={answerScale}
        heads={{ who: t["view.scale"] }}
      />
      <ViewLegend className="mt-3" self={t["view.self"]} others={t["view.others"]} />
    </>
  );
}
