import type { PageContext } from "#load/page-context.ts";
import { Badge } from "#ui/controls/Badge.tsx";
import { formatIncludedParts, listPlans, type PlanView } from "./plans.ts";

/** The plans as rows of a price list. `priceNote` returns a line below a plan's price. */
export function PlanRows({
  page,
  priceNote,
}: {
  page: PageContext;
  priceNote?: (plan: PlanView) => string | undefined;
}) {
  return (
    <ul className="border-line border-b">
      {listPlans(page).map((plan) => {
        const note = priceNote?.(plan);
        return (
          <li
            key={plan.id}
            className="grid gap-x-8 gap-y-1 border-line border-t py-4.5 sm:flex sm:items-baseline sm:justify-between"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lead">
                {plan.name}
                {plan.tag && <Badge>{plan.tag}</Badge>}
              </p>
              <p className="text-note text-soft">{formatIncludedParts(plan, page.t)}</p>
            </div>
            <p className="sm:max-w-1/2 sm:shrink-0 sm:text-right">
              <span className="font-bold text-figure tracking-title">{plan.price}</span>{" "}
              {plan.extras.length === 0 && (
                <span className="ml-1 text-small text-soft">{plan.note}</span>
              )}
              {note && <span className="block text-small">{note}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
