import Check from "lucide-react/icons/check";
import type { ContentPage } from "#load/page-context.ts";
import type { ProductContent } from "#load/schema/product.ts";
import { interpolate } from "#locale/interpolate.ts";
import { GrowingTree } from "#ui/drawings/GrowingTree.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { findPlansWith } from "../plans/profile-parts.ts";
import { drawnLesson } from "../profile/LessonView.tsx";
import { ReportSection } from "./ReportSection.tsx";
import { getPlansAttribute } from "./visibility-attributes.ts";

/** The microcourses that follow from the profile: the tree beside the list of those that the plan includes. */
export function CourseReport({
  page,
  demo,
}: {
  page: ContentPage<"example">;
  demo: ProductContent["develop"]["demo"];
}) {
  const { content, facts, method } = page;
  const withSome = findPlansWith(facts, "deepDive", "lite");
  const withAll = findPlansWith(facts, "deepDive", "included");
  const lite = method.liteMicrocourses.value;
  const total = method.microcourses.value;
  const trees = [
    { plans: withAll, done: drawnLesson },
    { plans: withSome.filter((id) => !withAll.includes(id)), done: lite },
  ];
  return (
    <ReportSection page={page} id="course" plans={withSome}>
      <div className="grid items-center gap-x-10 gap-y-4 sm:gap-y-5 sm:grid-cols-3">
        {trees.map(({ plans, done }) => {
          const progress = interpolate(demo.done, { done, total });
          return (
            <div
              key={done}
              className="flex items-center gap-5 sm:block"
              {...getPlansAttribute(plans)}
            >
              <div className="w-20 sm:mx-auto sm:w-40">
                <GrowingTree done={done} total={total} description={progress} />
              </div>
              <p className="text-small text-soft sm:mt-2 sm:text-center">{progress}</p>
            </div>
          );
        })}
        <div className="sm:col-span-2">
          <h3 className="font-bold">{content.course.lessons}</h3>
          <ol className="mt-2 border-line border-b">
            {demo.progress.lessons.slice(0, total).map((lesson, index) => (
              <li
                key={lesson}
                className="flex items-start gap-3 border-line border-t py-1.5 sm:py-2"
                {...getPlansAttribute(index < lite ? withSome : withAll)}
              >
                <span className="w-5 shrink-0 text-soft tabular">{index + 1}</span>
                <span className="grow">{lesson}</span>
                {index < drawnLesson && (
                  <>
                    <span className="sr-only">{content.course.done}</span>
                    <Check className="mt-1 size-4.5 shrink-0 text-spruce" aria-hidden="true" />
                  </>
                )}
              </li>
            ))}
          </ol>
          <p className="mt-4" data-screen-only>
            <ArrowLink href={page.getHref("product", "develop")}>{content.course.link}</ArrowLink>
          </p>
        </div>
      </div>
    </ReportSection>
  );
}
