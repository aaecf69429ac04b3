import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { InverseButtonLink } from "#ui/controls/InverseButtonLink.tsx";
import { formatBilling, type PlanView } from "./plans.ts";

const actionClass = "mt-3 self-end max-md:py-2 md:mt-4 xl:px-2 xl:text-small";

/**
 * A plan in a list of plans, dark if it is recommended: name, price, what it is for, and its button. Its parts
 * share rows with its neighbours: the list has six rows with a picture, else five. Phones have no room for the picture.
 */
export function PlanColumn({
  plan,
  level,
  purpose = plan.purpose,
  picture,
  className,
}: {
  plan: PlanView;
  /** The level of its heading. */
  level: 2 | 3;
  purpose?: string | undefined;
  picture?: ReactNode;
  /** Its borders. */
  className: string;
}) {
  const { isRecommended } = plan;
  const Heading = `h${level}` as const;
  const hasExtras = plan.extras.length > 0;
  const soft = isRecommended ? "text-on-deep-soft" : "text-soft";
  return (
    <li
      className={`grid min-w-0 grid-rows-subgrid wrap-anywhere border-line px-6 py-3 md:py-5 xl:py-6 ${picture ? "row-span-6" : "row-span-5"} ${isRecommended ? "bg-deep text-on-deep" : ""} ${className}`}
    >
      {picture && (
        <div className={`self-end max-md:hidden ${isRecommended ? "drawn-on-deep" : ""}`}>
          {picture}
        </div>
      )}
      <Heading
        className={`flex flex-wrap content-start items-center gap-x-2.5 gap-y-1 font-semibold text-lead max-md:justify-between ${picture ? "md:mt-5" : ""}`}
      >
        {plan.name} {plan.tag && <Badge>{plan.tag}</Badge>}
      </Heading>
      <p className="md:mt-2 xl:mt-3">
        <span className="mr-1 font-bold text-price tracking-title">{plan.price}</span>{" "}
        {!hasExtras && (
          <span className={`inline-block text-note md:block ${picture ? "" : "md:mt-1"} ${soft}`}>
            {plan.note}
          </span>
        )}
      </p>
      <p className={`text-note max-md:empty:hidden ${soft}`}>{formatBilling(plan)}</p>
      <div className="mt-2 md:mt-4">
        {hasExtras ? <Extras plan={plan} /> : purpose && <p>{purpose}</p>}
      </div>
      {isRecommended ? (
        <InverseButtonLink href={plan.href} className={actionClass}>
          {plan.action}
        </InverseButtonLink>
      ) : (
        <ButtonLink href={plan.href} variant="secondary" className={actionClass}>
          {plan.action}
        </ButtonLink>
      )}
    </li>
  );
}

/** What only this plan includes, in addition to the one before. */
function Extras({ plan }: { plan: PlanView }) {
  return (
    <>
      <p>{plan.note}</p>
      <ul className="mt-1.5 text-note">
        {plan.extras.map((extra) => (
          <li
            key={extra}
            className="flex items-center justify-between gap-3 border-edge/35 border-t py-1"
          >
            {extra}
            <Check className="size-5" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
