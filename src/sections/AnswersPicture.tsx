import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { AnswerScale } from "#ui/AnswerScale.tsx";
import { ViewKey } from "#ui/ViewKey.tsx";
import { answersExample } from "./example-profiles.ts";

/** The example's answers to one scale, with the key to its marks. `description` has the places to fill. */
export function AnswersPicture({ description, t }: { description: string; t: Messages }) {
  const { self, others } = answersExample;
  const low = t["dimension.directiveness.low"];
  const high = t["dimension.directiveness.high"];
  const values = {
    low,
    high,
    self,
    count: others.length,
    from: Math.min(...others),
    to: Math.max(...others),
  };
  return (
    <>
      <AnswerScale
        low={low}
        high={high}
        self={self}
        others={others}
        description={fill(description, values)}
      />
      <div className="mt-5">
        <ViewKey self={t["view.self"]} others={t["view.others"]} />
      </div>
    </>
  );
}
