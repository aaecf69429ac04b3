import type { ProductContent } from "#load/schema/product.ts";
import { interpolate } from "#locale/interpolate.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { OptionList } from "#ui/text/OptionList.tsx";

/** The number of the drawn lesson, which is also the number of finished lessons once it is answered. */
export const drawnLesson = 4;

/**
 * A drawing of a lesson's question, before or after an answer is chosen, beside the tree that grows with
 * each lesson. Nothing in it is interactive.
 */
export function LessonView({
  demo,
  total,
  isAnswered,
}: {
  demo: ProductContent["develop"]["demo"];
  /** All lessons. */
  total: number;
  isAnswered: boolean;
}) {
  const { course } = demo;
  const done = isAnswered ? drawnLesson : drawnLesson - 1;
  const progress = interpolate(demo.done, { done, total });
  return (
    <div className="grid grow gap-6 @demo:grid-cols-3">
      <div className="@demo:col-span-2">
        <p className="text-small text-soft">
          {interpolate(demo.lesson, { number: drawnLesson, total })}
        </p>
        <p className="mt-1 mb-4 font-bold text-subtitle tracking-subtitle">{course.question}</p>
        <OptionList options={course.answers} chosen={isAnswered ? 1 : undefined} />
        {/* Invisible until the answer, so that the layout does not shift. */}
        <div
          className={`mt-4 border-producer border-l-4 pl-4 ${isAnswered ? "arrive" : "invisible"}`}
        >
          <p className="font-semibold">{course.feedback.title}</p>
          <p className="text-soft">{course.feedback.text}</p>
        </div>
      </div>
      <div className="self-end border-line border-t pt-5 @demo:border-t-0 @demo:pt-0">
        <div className="mx-auto max-w-28 @demo:max-w-44">
          <GrowingTree done={done} total={total} description={progress} />
        </div>
        <p className="mt-2 text-center text-small text-soft">{progress}</p>
      </div>
    </div>
  );
}
