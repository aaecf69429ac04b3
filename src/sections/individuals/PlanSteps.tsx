import type { ComponentProps } from "react";
import type { Profile } from "#instrument/profile";
import { positionsOf } from "#instrument/profile-marks";
import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { type PlanView, plansOf } from "../plans/plans.ts";
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
  const { self, respondents } = positionsOf(profile);
  const count = formatInteger(respondents.length, page.locale);
  const drawn: Record<StepId, Drawn> = {
    free: { self, respondents },
    starter: {
      self,
      respondents,
      answered: true,
      lessons: { done: 1, total: liteMicrocourses.value },
    },
    growth: {
      self,
      respondents,
      answered: true,
      lessons: { done: drawnLesson, total: microcourses.value },
    },
  };
  const pictureInWords = (id: StepId) =>
    fill(content.pictures[id], { count, ...drawn[id].lessons });
  const isStep = (plan: PlanView): plan is PlanView & { id: StepId } => plan.id in drawn;
  const steps = plansOf(page).filter(isStep);
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {steps.map((plan) => (
        <li
          key={plan.id}
          className="grid grid-cols-5 gap-x-5 gap-y-0 *:col-span-5 md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:*:col-span-1"
        >
          <div className="col-span-2! row-span-2 self-end border-ink border-b-2 md:col-span-1! md:row-span-1 md:self-end">
            <GrowingProfile {...drawn[plan.id]} description={pictureInWords(plan.id)} />
          </div>
          <h3 className="col-span-3! self-end font-semibold text-lead md:col-span-1! md:mt-5">
            {plan.name}
          </h3>
          <p className="col-span-3! mt-1 md:col-span-1! md:mt-2">
            <span className="block font-bold text-figure md:text-price tracking-title">
              {plan.price}
            </span>{" "}
            <span className="mt-1.5 block text-small text-soft">{plan.note}</span>
          </p>
          <p className="mt-2 mb-2 md:mt-3 md:mb-5">{content.plans[plan.id]}</p>
          <p>
            <ArrowLink href={plan.href}>{plan.action}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
