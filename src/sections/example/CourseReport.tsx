import { Check } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import type { ProductContent } from "#load/schema/product";
import { fill } from "#locale/fill";
import { treeCapacity } from "#ui/marks/GrowingTree.tsx";
import { plansFrom } from "../plans/profile-parts.ts";
import { LessonView } from "../profile/LessonView.tsx";
import { plansAttribute, ReportSection } from "./Report.tsx";
import { heldBy } from "./report-words.ts";

/** Number of the lesson shown, and of the finished lessons in the tree. */
const done = 4;

/** The microcourses that follow from the profile: one lesson, the tree, and the list of all lessons. */
export function CourseReport({
  page,
  demo,
}: {
  page: ContentPage<"example">;
  demo: ProductContent["develop"]["demo"];
}) {
  const { content, facts } = page;
  const progress = fill(demo.done, { done, total: treeCapacity });
  return (
    <ReportSection
      id="course"
      content={content.course}
      heldBy={heldBy(plansFrom(facts, "deepDive", "lite"), page)}
    >
      <div className="@container rounded-card border border-line p-5 sm:p-6">
        <LessonView
          kicker={fill(demo.lesson, { number: done, total: treeCapacity })}
          question={demo.course.question}
          answers={demo.course.answers}
          chosen={1}
          tree={{ done, caption: progress, description: progress }}
        >
          <div className="mt-4 border-producer border-l-4 pl-4">
            <p className="font-semibold">{demo.course.feedback.title}</p>
            <p className="text-soft">{demo.course.feedback.text}</p>
          </div>
        </LessonView>
      </div>
      <div className="mt-6" {...plansAttribute(plansFrom(facts, "deepDive", "included"))}>
        <h3 className="font-bold">{content.course.lessons}</h3>
        <ol className="mt-2 grid gap-x-10 sm:grid-cols-2">
          {demo.progress.lessons.map((lesson, index) => (
            <li key={lesson} className="flex items-start gap-3 border-line border-t py-2">
              <span className="w-5 shrink-0 text-soft tabular">{index + 1}</span>
              <span className="grow">{lesson}</span>
              {index < done && (
                <Check className="mt-1 size-4.5 shrink-0 text-spruce" aria-hidden="true" />
              )}
            </li>
          ))}
        </ol>
      </div>
    </ReportSection>
  );
}
