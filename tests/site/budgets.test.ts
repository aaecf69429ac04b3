import { expect, it } from "vitest";
import { budgetOf, findExcess } from "#tools/build/budgets/page-budgets";
import { weighPage } from "#tools/build/budgets/weigh-page";
import { readBuiltSite } from "#tools/built-site";
import { builtSite } from "#tools/project";

const { pages } = readBuiltSite(builtSite);

it.each(pages)(
  "$file keeps its budget",
  (page) => {
    expect(findExcess(weighPage(page, builtSite), budgetOf(page.id))).toEqual([]);
  },
  30_000,
);
