import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { drawnLesson } from "../profile/LessonView.tsx";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";
import { Offer } from "./Offer.tsx";

/** Means of the participants between asking and telling (0 to 100). */
const before = { self: 40, others: 64 };
const after = { self: 50, others: 60 };

/** Measuring a development programme: results before and after it. */
export function ProgramOffer({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.programme;
  const { t, method } = page;
  const { picture } = content;
  const total = method.microcourses.value;
  const rows = [
    { name: picture.before.title, ...before },
    { name: picture.after.title, ...after },
  ];
  const ends = getPoleLabels("directiveness", t);
  return (
    <Offer id="programme-title" content={content} points={content.points} tone="mist">
      <Card variant="panel" className="px-6 sm:px-8">
        <ol>
          <Phase {...picture.before}>
            <Scale {...before} {...ends} />
          </Phase>
          <Phase {...picture.between} isInline>
            <div className="mx-auto max-w-32">
              <GrowingTree done={drawnLesson} total={total} description={picture.description} />
            </div>
          </Phase>
          <Phase {...picture.after}>
            <Scale {...after} {...ends} />
          </Phase>
        </ol>
        <div className="border-line border-t pt-2 pb-5">
          <ScalesTextAlternative page={page} rows={rows} name={content.title} />
        </div>
      </Card>
    </Offer>
  );
}

/** `isInline` puts the drawing beside the text in narrow windows, too. */
function Phase({
  title,
  text,
  isInline = false,
  children,
}: {
  title: string;
  text: string;
  isInline?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`grid items-center gap-x-8 gap-y-4 border-line border-t py-5 first:border-t-0 sm:grid-cols-5 sm:py-6 ${isInline ? "grid-cols-2" : ""}`}
    >
      <div className="sm:col-span-2">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 hyphens-auto text-soft">{text}</p>
      </div>
      <div className="px-2.5 sm:col-span-3">{children}</div>
    </li>
  );
}
