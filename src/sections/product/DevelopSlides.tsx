import Check from "lucide-react/icons/check";
import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ButtonMock } from "#ui/controls/ButtonMock.tsx";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { LessonView } from "../profile/LessonView.tsx";
import { DemoSlide } from "./DemoSlide.tsx";

/** The slide of a lesson's question, before and after an answer is chosen. */
export function LessonSlide({
  page,
  isAnswered,
}: {
  page: ContentPage<"product">;
  isAnswered: boolean;
}) {
  const { demo } = page.content.develop;
  return (
    <DemoSlide
      slide={isAnswered ? demo.feedback : demo.question}
      bar={demo.bar}
      foot={
        <>
          <ButtonMock isSecondary>{demo.course.skip}</ButtonMock>
          <ButtonMock>{demo.course.continue}</ButtonMock>
        </>
      }
    >
      <LessonView demo={demo} total={page.method.microcourses.value} isAnswered={isAnswered} />
    </DemoSlide>
  );
}

/** The slide on progress: the complete tree beside the lessons. */
export function ProgressSlide({ page }: { page: ContentPage<"product"> }) {
  const { demo } = page.content.develop;
  const { heading, lessons, ...slide } = demo.progress;
  const total = page.method.microcourses.value;
  const caption = interpolate(demo.done, { done: total, total });
  return (
    <DemoSlide slide={slide} bar={demo.bar}>
      <div className="my-auto grid items-center gap-x-8 gap-y-5 @demo:grid-cols-2">
        <div className="mx-auto w-full max-w-72">
          <GrowingTree done={total} total={total} description={caption} />
          <p className="mt-2 text-center text-small text-soft">{caption}</p>
        </div>
        <div>
          <p className="mb-3 font-bold text-subtitle tracking-subtitle">{heading}</p>
          <ul>
            {lessons.slice(0, total).map((title) => (
              <li key={title} className="flex items-start gap-3 border-line border-t py-2">
                <Check className="mt-1 size-4.5 shrink-0 text-spruce" aria-hidden="true" />
                {title}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </DemoSlide>
  );
}
