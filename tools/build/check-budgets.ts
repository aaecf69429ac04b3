import { readBuiltSite } from "../built-site.ts";
import { budgetOf, findExcess, tellSize } from "./budgets/page-budgets.ts";
import { weighPage } from "./budgets/weigh-page.ts";

/** @throws if a page exceeds its budget. Tells the largest sizes. */
export function checkBudgets(dist: string): string {
  const { pages } = readBuiltSite(dist);
  const weighed = pages.map((page) => ({ page, weight: weighPage(page, dist) }));
  const excess = weighed.flatMap(({ page, weight }) =>
    findExcess(weight, budgetOf(page.id)).map((what) => `${page.file}: ${what}`),
  );
  if (excess.length > 0) {
    throw new Error(`Over budget (tools/build/budgets/page-budgets.ts):\n${excess.join("\n")}`);
  }
  const largest = (part: "html" | "islandScript") =>
    tellSize(Math.max(...weighed.map(({ weight }) => weight[part])));
  return (
    `${pages.length} pages keep their budgets; the largest: HTML ${largest("html")}, ` +
    `JavaScript ${largest("islandScript")}`
  );
}
