import type { ContentPage } from "#load/page-context";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { AnswerScale } from "#ui/scales/AnswerScale.tsx";
import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { endsOf } from "../profile/dimension-words.ts";
import { steps, tabulateScales } from "../profile/tabulate-scales.ts";
import { remarkAnswers } from "./example-individuals.ts";

const remarks = [
  { id: "quiet", dimension: "directiveness" },
  { id: "soft", dimension: "affiliation" },
  { id: "stubborn", dimension: "adaptability" },
] as const;

/** Three remarks that people hear, each with the answers of eight colleagues on a scale. */
export function Remarks({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.remarks;
  const { t } = page;
  return (
    <>
      <ul>
        {remarks.map(({ id, dimension }) => {
          const { quote, title, text, description } = content.items[id];
          return (
            <li
              key={id}
              className="grid items-center gap-x-10 gap-y-5 border-edge/35 border-t py-8 lg:grid-cols-7"
            >
              <p className="font-bold text-figure tracking-title lg:col-span-2">{quote}</p>
              <div className="lg:col-span-3">
                <AnswerScale
                  {...endsOf(dimension, t)}
                  {...remarkAnswers[id]}
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
        <ReadAsText
          label={t["view.read"]}
          table={tabulateScales(
            remarks.map(({ id }) => ({ name: content.items[id].quote, ...remarkAnswers[id] })),
            {
              dimensions: ["directiveness", "affiliation", "adaptability"],
              ends: steps,
              heads: { who: t["view.scale"] },
              page,
            },
          )}
        />
        <div className="mt-3">
          <ViewKey self={t["view.self"]} others={t["view.others"]} />
        </div>
      </div>
    </>
  );
}
