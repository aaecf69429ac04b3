import { answerScale } from "#instrument/answer-scale.ts";
import type { ContentPage } from "#load/page-context.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { AnswerScale } from "#ui/scales/AnswerScale.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";

/**
 * Three people, none of them that of the example profile: on a scale from 1 to 7, the answers of each and of
 * eight colleagues to the remark that this person hears.
 */
const remarks = [
  { id: "quiet", dimension: "directiveness", self: 2, others: [3, 4, 4, 4, 4, 5, 5, 6] },
  { id: "soft", dimension: "affiliation", self: 4, others: [5, 6, 6, 6, 6, 7, 7, 7] },
  { id: "stubborn", dimension: "adaptability", self: 5, others: [1, 1, 2, 2, 6, 6, 7, 7] },
] as const;

/** The remarks that three people hear, each with the answers of eight colleagues on a scale. */
export function Remarks({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.remarks;
  const { t } = page;
  return (
    <>
      <ul>
        {remarks.map(({ id, dimension, self, others }) => {
          const { quote, title, text, description } = content.items[id];
          return (
            <li
              key={id}
              className="grid items-center gap-x-10 gap-y-3 border-edge/35 border-t py-4.5 lg:py-6 lg:grid-cols-7"
            >
              <p className="font-bold text-figure tracking-title lg:col-span-2">{quote}</p>
              <div className="lg:col-span-3">
                <AnswerScale
                  {...getPoleLabels(dimension, t)}
                  self={self}
                  others={others}
                  description={description}
                />
              </div>
              <div className="lg:col-span-2">
                <h3 className="font-bold text-subtitle tracking-subtitle">{title}</h3>
                <p className="mt-1.5 text-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="border-edge/35 border-t pt-5">
        <ScalesTextAlternative
          page={page}
          rows={remarks.map((remark) => ({ ...remark, name: content.items[remark.id].quote }))}
          dimensions={remarks.map(({ dimension }) => dimension)}
          range={answerScale}
          heads={{ who: t["view.scale"] }}
        />
        <ViewLegend className="mt-3" self={t["view.self"]} others={t["view.others"]} />
      </div>
    </>
  );
}
