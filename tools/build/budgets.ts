import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readBuiltSite } from "../built-site.ts";
import { budgetOf, findExcess, tellSize } from "./budgets/page-budgets.ts";
import { weighPage } from "./budgets/weigh-page.ts";

/** Fails the build if a page exceeds its budget. Must run after everything else. */
export function budgets(): AstroIntegration {
  return {
    name: "budgets",
    hooks: {
      "astro:build:done": ({ dir, logger }) => {
        const distDir = fileURLToPath(dir);
        const { pages } = readBuiltSite(distDir);
        const weighed = pages.map((page) => ({ page, weight: weighPage(page, distDir) }));
        const excess = weighed.flatMap(({ page, weight }) =>
          findExcess(weight, budgetOf(page.id)).map((what) => `${page.file}: ${what}`),
        );
        if (excess.length > 0) {
          throw new Error(
            `Over budget (tools/build/budgets/page-budgets.ts):\n${excess.join("\n")}`,
          );
        }
        const largest = (part: "html" | "islandScript") =>
          tellSize(Math.max(...weighed.map(({ weight }) => weight[part])));
        logger.info(
          `${pages.length} pages keep theirs; the largest: HTML ${largest("html")}, ` +
            `JavaScript ${largest("islandScript")}`,
        );
      },
    },
  };
}
