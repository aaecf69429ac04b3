import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Badge } from "#ui/controls/Badge.tsx";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { InverseButtonLink } from "#ui/controls/InverseButtonLink.tsx";
import { formatBilling, type PlanView } from "./plans.ts";

const actionClass = "mt-3 self-end max-md:py-2 md:mt-4 xl:px-2 xl:text-small";

/**
 * A plan in a list of plans, dark if it is recommended: name, price, what it is for, and its button. Its parts
 * share rows with its neighbours: the list has six rows with a picture, else five. On phones the picture is beside
 * the price.
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
  const beside = picture ? "max-md:col-span-3!" : "";
  // On phones, beside the name.
  const price = hasExtras
    ? "max-md:col-span-3! max-md:col-start-3 max-md:row-start-1 max-md:text-right"
    : `max-md:row-start-2 ${beside}`;
  return (
    <li
      className={`grid grid-rows-subgrid gap-x-4 border-line px-6 py-3 max-md:grid-cols-5 max-md:*:col-span-5 md:py-5 xl:py-6 ${picture ? "row-span-6" : "row-span-5"} ${isRecommended ? "bg-deep text-on-deep" : ""} ${className}`}
    >
      {picture && (
        <div
          className={`max-md:col-start-4! max-md:col-end-6! max-md:row-span-2 max-md:row-start-1 self-end ${isRecommended ? "drawn-on-deep" : ""}`}
        >
          {picture}
        </div>
      )}
      <Heading
        className={`flex flex-wrap content-start items-center gap-x-2.5 gap-y-1 font-semibold text-lead max-md:row-start-1 ${hasExtras ? "max-md:col-span-2!" : beside} ${picture ? "md:mt-5" : "max-md:justify-between"}`}
      >
        {plan.name} {plan.tag && <Badge>{plan.tag}</Badge>}
      </Heading>
      <p className={`md:mt-2 xl:mt-3 ${price}`}>
        <span
          className={`font-bold tracking-title ${hasExtras ? "text-figure md:text-price" : "mr-1 text-price"}`}
        >
          {plan.price}
        </span>{" "}
        {!hasExtras && (
          <span
            className={`text-note ${picture ? "block" : "inline-block md:mt-1 md:block"} ${soft}`}
          >
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
