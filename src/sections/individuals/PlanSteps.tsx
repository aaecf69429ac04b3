import { place } from "#instrument/positions";
import type { ContentPage } from "#load/page-context";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { type PlanView, plansOf } from "../plans/plans.ts";
import { drawnLesson } from "../profile/LessonView.tsx";
import { GrowingProfile } from "./GrowingProfile.tsx";

/** The profile that grows with the plan: one person, eight colleagues, and finished lessons. */
const self = place(34, 36);
const others = [
  place(66, 72),
  place(71, 80),
  place(79, 76),
  place(84, 68),
  place(80, 57),
  place(72, 56),
  place(64, 62),
  place(87, 60),
];
type StepId = keyof ContentPage<"individuals">["content"]["buying"]["pictures"];

/** The plans for individuals, with a picture to which each plan adds a part. */
export function PlanSteps({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.buying;
  const { microcourses, liteMicrocourses } = page.method;
  const drawn = {
    free: { self },
    starter: { self, others, lessons: { done: 1, total: liteMicrocourses.value } },
    growth: { self, others, lessons: { done: drawnLesson, total: microcourses.value } },
  };
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
            <GrowingProfile {...drawn[plan.id]} description={content.pictures[plan.id]} />
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
