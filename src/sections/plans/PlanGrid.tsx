import type { Messages } from "#load/schema/messages";
import { PlanColumn } from "./PlanColumn.tsx";
import type { PlanView } from "./plans.ts";

/** The plans side by side. `level` is that of their headings in the page's outline. */
export function PlanGrid({ plans, t, level }: { plans: PlanView[]; t: Messages; level: 2 | 3 }) {
  return (
    <ul className="grid overflow-hidden rounded-panel border border-line bg-card sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} t={t} level={level} />
      ))}
    </ul>
  );
}
