import { Check } from "lucide-react";
import type { Messages } from "#load/schema/messages";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { PlanLevel } from "./PlanLevel.tsx";
import { billingOf, type PlanView, partName, planParts } from "./plans.ts";

/** The plans side by side. `level` is the level of their headings. */
export function PlanGrid({ plans, t, level }: { plans: PlanView[]; t: Messages; level: 2 | 3 }) {
  return (
    <ul className="grid overflow-hidden rounded-panel border border-line bg-card sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} t={t} level={level} />
      ))}
    </ul>
  );
}

function PlanColumn({ plan, t, level }: { plan: PlanView; t: Messages; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { recommended } = plan;
  // Plans with something of their own say what that adds to, directly above it.
  const hasExtras = plan.extras.length > 0;
  const soft = recommended ? "text-on-deep-soft" : "text-soft";
  const row = "flex items-center justify-between gap-3 border-edge/35 border-t py-1.5";
  return (
    <li
      className={`row-span-7 grid grid-cols-1 grid-rows-subgrid border-line p-6 not-first:border-t sm:odd:border-r xl:not-first:border-t-0 xl:not-last:border-r ${recommended ? "bg-deep text-on-deep" : ""}`}
    >
      <Heading className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lead">
        {plan.name} {plan.tag && <Badge>{plan.tag}</Badge>}
      </Heading>
      <p className="mt-3 font-bold text-price tracking-title">{plan.price}</p>
      {!hasExtras && <p className={`mt-1 text-small ${soft}`}>{plan.note}</p>}
      {plan.billing && <p className={`row-start-4 text-small ${soft}`}>{billingOf(plan)}</p>}
      <ButtonLink
        href={plan.href}
        variant={recommended ? "inverse" : "secondary"}
        className="row-start-5 mt-4 mb-5 self-start"
      >
        {plan.action}
      </ButtonLink>
      {(hasExtras || plan.why) && (
        <p className="row-start-6 mb-3 text-small">{hasExtras ? plan.note : plan.why}</p>
      )}
      <ul className={`row-start-7 text-small ${hasExtras ? "" : "self-end"}`}>
        {hasExtras
          ? plan.extras.map((extra) => (
              <li key={extra} className={row}>
                {extra}
                <Check className="size-5" aria-hidden="true" />
              </li>
            ))
          : planParts.map((part) => (
              <li key={part} className={row}>
                {part === "profile" && plan.parts.profile === "full"
                  ? t["plan.feature.full-profile"]
                  : partName(part, t)}
                <PlanLevel level={plan.parts[part]} t={t} />
              </li>
            ))}
      </ul>
    </li>
  );
}
