import { Check } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import type { ProductContent } from "#load/schema/product";
import { plansFrom } from "../plans/profile-parts.ts";
import { drawnLesson, LessonView } from "../profile/LessonView.tsx";
import { plansAttribute, ReportSection } from "./Report.tsx";

/** The microcourses that follow from the profile: one lesson, the tree, and the list of all lessons. */
export function CourseReport({
  page,
  demo,
}: {
  page: ContentPage<"example">;
  demo: ProductContent["develop"]["demo"];
}) {
  const { content, facts } = page;
  return (
    <ReportSection page={page} id="course" plans={plansFrom(facts, "deepDive", "lite")}>
      <div className="@container rounded-card border border-line p-4 sm:p-6">
        <LessonView demo={demo} answered />
      </div>
      <div className="mt-6" {...plansAttribute(plansFrom(facts, "deepDive", "included"))}>
        <h3 className="font-bold">{content.course.lessons}</h3>
        <ol className="mt-1 grid gap-x-10 sm:grid-cols-2">
          {demo.progress.lessons.map((lesson, index) => (
            <li key={lesson} className="flex items-start gap-3 border-line border-t py-1 sm:py-2">
              <span className="w-5 shrink-0 text-soft tabular">{index + 1}</span>
              <span className="grow">{lesson}</span>
              {index < drawnLesson && (
                <Check className="mt-1 size-4.5 shrink-0 text-spruce" aria-hidden="true" />
              )}
            </li>
          ))}
        </ol>
      </div>
    </ReportSection>
  );
}
