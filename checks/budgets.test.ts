import { expect, it } from "vitest";
import { budgetOf } from "../bench/budgets.ts";
import { findExcess, weighPage } from "../bench/page-weight.ts";
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
