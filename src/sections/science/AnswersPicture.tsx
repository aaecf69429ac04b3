import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { AnswerScale } from "#ui/scales/AnswerScale.tsx";
import { answersExample } from "../profile/example-profiles.ts";

/** The example's answers to some scales, with the key to the marks. `description` has places to fill. */
export function AnswersPicture({
  dimensions,
  description,
  t,
}: {
  dimensions: (keyof typeof answersExample)[];
  description: string;
  t: Messages;
}) {
  return (
    <>
      <div className="grid gap-8">
        {dimensions.map((dimension) => {
          const answers = answersExample[dimension];
          const ends = {
            low: t[`dimension.${dimension}.low`],
            high: t[`dimension.${dimension}.high`],
          };
          return (
            <AnswerScale
              key={dimension}
              {...ends}
              {...answers}
              description={fill(description, {
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
      <div className="mt-5">
        <ViewKey self={t["view.self"]} others={t["view.others"]} />
      </div>
    </>
  );
}
