import type { HomeContent } from "#load/schema/home";
import { DrawnButton } from "#ui/controls/DrawnButton.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { LessonView } from "../profile/LessonView.tsx";

type Develop = HomeContent["features"]["develop"];

/** A picture of a lesson, on a card. */
export function LessonCard({ course, tree }: { course: Develop["course"]; tree: Develop["tree"] }) {
  return (
    <Card className="@container p-6 sm:p-8">
      <LessonView {...course} chosen={1} tree={{ ...tree, done: 4 }}>
        <p className="mt-4 flex items-center justify-between" aria-hidden="true">
          <DrawnButton quiet>{course.skip}</DrawnButton>
          <DrawnButton>{course.continue}</DrawnButton>
        </p>
      </LessonView>
    </Card>
  );
}
