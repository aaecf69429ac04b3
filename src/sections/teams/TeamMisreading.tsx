import type { ContentPage } from "#load/page-context";
import { Card } from "#ui/layout/Card.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { endsOf } from "../profile/dimension-words.ts";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";

/** Two sentences between asking and telling, 0 to 100: as meant and as heard. */
const misreadSentences = {
  first: { self: 30, others: 84 },
  second: { self: 68, others: 18 },
};

/** Two sentences, as meant and as heard. */
export function TeamMisreading({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.misreading;
  const { t } = page;
  const sentences = [
    { ...content.first, ...misreadSentences.first },
    { ...content.second, ...misreadSentences.second },
  ];
  return (
    <Card className="mt-6 p-4 md:mt-9 sm:p-8">
      <ul className="grid gap-x-14 gap-y-5 md:grid-cols-2">
        {sentences.map(({ quote, meant, heard, self, others }) => (
          <li key={quote} className="grid content-between gap-2.5 md:gap-5">
            <div>
              <p className="font-semibold text-subtitle tracking-subtitle">{quote}</p>
              <p className="mt-1 text-soft">
                {meant}, {heard}.
              </p>
            </div>
            <Scale self={self} others={others} {...endsOf("directiveness", t)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 border-line md:mt-7 border-t pt-4">
        <ScalesAsText
          page={page}
          rows={sentences.map((sentence) => ({ ...sentence, name: sentence.quote }))}
          heads={{ ...content.key, who: t["view.scale"] }}
        />
        <div className="mt-3">
          <ViewKey {...content.key} />
        </div>
      </div>
    </Card>
  );
}
