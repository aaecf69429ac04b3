import type { HomeContent } from "#load/schema/home";
import { Card } from "#ui/Card.tsx";
import { GrowingTree } from "#ui/GrowingTree.tsx";
import { Mark } from "#ui/Mark.tsx";

type Develop = HomeContent["features"]["develop"];

/** A picture of a lesson's question and of the tree that grows with each lesson. Nothing in it is a control. */
export function LessonCard({ course, tree }: { course: Develop["course"]; tree: Develop["tree"] }) {
  return (
    <Card className="grid gap-6 p-6 sm:grid-cols-3 sm:p-8">
      <div className="sm:col-span-2">
        <p className="text-small text-soft">{course.kicker}</p>
        <p className="mt-1 font-bold text-subtitle tracking-subtitle">{course.question}</p>
        <ul className="mt-4 grid gap-2">
          {course.answers.map((answer, index) => (
            <li
              key={answer}
              className={`flex items-start gap-3 rounded-field border-2 px-3.5 py-2.5 ${index === 1 ? "border-spruce bg-mist" : "border-line"}`}
            >
              <Mark view={index === 1 ? "others" : "self"} className="mt-1.5 size-3.5" />
              <span>{answer}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center justify-between font-semibold" aria-hidden="true">
          <span className="text-soft">{course.skip}</span>
          <span className="rounded-pill bg-action px-4 py-1.5 text-on-action">
            {course.continue}
          </span>
        </p>
      </div>
      <div className="self-end border-line border-t pt-5 sm:border-t-0 sm:pt-0">
        <div className="mx-auto max-w-44">
          <GrowingTree done={4} total={6} description={tree.description} />
        </div>
        <p className="mt-2 text-center text-small text-soft">{tree.caption}</p>
      </div>
    </Card>
  );
}
