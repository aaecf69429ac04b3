import type { Messages } from "#load/schema/messages";
import { levelName, type PlanView, partName, planParts } from "./plans.ts";

/** The plans part by part, as a table that scrolls sideways where it does not fit. */
export function PlanComparison({ plans, t }: { plans: PlanView[]; t: Messages }) {
  const litePartsOf = (plan: PlanView) =>
    planParts.filter((part) => plan.parts[part] === "lite").map((part) => partName(part, t));
  const rows = [
    ...planParts.map((part) => ({
      name: partName(part, t),
      cells: plans.map((plan) => levelName(plan.parts[part], t)),
    })),
    {
      name: t["plan.feature.price"],
      cells: plans.map((plan) =>
        plan.extras.length > 0
          ? plan.price
          : `${plan.price} ${plan.id === "free" ? "" : plan.note}`.trim(),
      ),
    },
  ];
  rows.splice(1, 0, {
    name: t["plan.feature.lite"],
    cells: plans.map((plan) => litePartsOf(plan).join(", ") || t["plan.compare.lite.none"]),
  });
  return (
    <section
      aria-label={t["plan.compare.caption"]}
      // A region that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-table text-left text-small">
        <caption className="sr-only">{t["plan.compare.caption"]}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-4 font-semibold text-soft">
              {t["plan.compare.column"]}
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className="p-4 font-semibold">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-line border-t align-top">
              <th scope="row" className="p-4 font-semibold">
                {row.name}
              </th>
              {plans.map((plan, index) => (
                <td key={plan.id} className="p-4">
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
