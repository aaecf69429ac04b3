import { expect, it } from "vitest";
import { budgetOf, findExcess } from "../build/budgets/page-budgets.ts";
import { weighPage } from "../build/budgets/weigh-page.ts";
import { builtSite } from "./project.ts";
import { readBuiltSite } from "./rules/built-site.ts";

const { pages } = readBuiltSite(builtSite);

it.each(pages)(
  "$file keeps its budget",
  (page) => {
    expect(findExcess(weighPage(page, builtSite), budgetOf(page.id))).toEqual([]);
  },
  30_000,
);
