import type { ComponentProps } from "react";
import type { Profile } from "#instrument/profile.ts";
import { getPositions } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { PlanColumn } from "../plans/PlanColumn.tsx";
import { listPlans, type PlanView } from "../plans/plans.ts";
import { drawnLesson } from "../profile/LessonView.tsx";
import { GrowingProfile } from "./GrowingProfile.tsx";

type StepId = keyof ContentPage<"individuals">["content"]["buying"]["pictures"];
type Drawn = Omit<ComponentProps<typeof GrowingProfile>, "description">;

/** The plans for individuals, with a picture of the example profile to which each plan adds a part. */
export function PlanSteps({
  page,
  profile,
}: {
  page: ContentPage<"individuals">;
  profile: Profile;
}) {
  const content = page.content.buying;
  const { microcourses, liteMicrocourses } = page.method;
  const { self, respondents } = getPositions(profile);
  const count = formatInteger(respondents.length, page.locale);
  const drawn: Record<StepId, Drawn> = {
    free: { self, respondents },
    starter: {
      self,
      respondents,
      isAnswered: true,
      lessons: { done: 1, total: liteMicrocourses.value },
    },
    growth: {
      self,
      respondents,
      isAnswered: true,
      lessons: { done: drawnLesson, total: microcourses.value },
    },
  };
  const formatPictureDescription = (id: StepId) =>
    interpolate(content.pictures[id], { count, ...drawn[id].lessons });
  const isStep = (plan: PlanView): plan is PlanView & { id: StepId } => plan.id in drawn;
  const steps = listPlans(page).filter(isStep);
  return (
    <ul className="grid overflow-hidden border-line border-y bg-card max-md:-mx-6 md:grid-cols-3 md:rounded-card md:border-x">
      {steps.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          level={3}
          purpose={content.plans[plan.id]}
          picture={
            <GrowingProfile {...drawn[plan.id]} description={formatPictureDescription(plan.id)} />
          }
          className="not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
        />
      ))}
    </ul>
  );
}
