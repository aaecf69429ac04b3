import { place } from "#instrument/positions";
import type { ContentPage } from "#load/page-context";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { type PlanView, plansOf } from "../plans/plans.ts";
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
const drawn = {
  free: { self },
  starter: { self, others, lessons: { done: 1, total: 2 } },
  growth: { self, others, lessons: { done: 4, total: 6 } },
};
type StepId = keyof typeof drawn;

/** The plans for individuals, with a picture to which each plan adds a part. */
export function PlanSteps({ page }: { page: ContentPage<"individuals"> }) {
  const content = page.content.buying;
  const steps = plansOf(page).filter((plan): plan is PlanView & { id: StepId } => plan.id in drawn);
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
      {steps.map((plan) => (
        <li key={plan.id} className="row-span-5 grid grid-rows-subgrid gap-y-0">
          <div className="self-end border-ink border-b-2">
            <GrowingProfile {...drawn[plan.id]} description={content.pictures[plan.id]} />
          </div>
          <h3 className="mt-5 font-semibold text-lead">{plan.name}</h3>
          <p className="mt-2">
            <span className="block font-bold text-price tracking-title">{plan.price}</span>{" "}
            <span className="mt-1.5 block text-small text-soft">{plan.note}</span>
          </p>
          <p className="mt-3 mb-5">{content.plans[plan.id]}</p>
          <p>
            <ArrowLink href={plan.href}>{plan.action}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
