import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer.ts";
import type { HeaderSettings } from "#server/headers/security-headers.ts";
import { checkBudgets } from "./check-budgets.ts";
import { ensureGazetteer } from "./gazetteer/compile-gazetteer.ts";
import { writeInlineHashes } from "./headers/write-inline-hashes.ts";
import { precompress } from "./precompress.ts";
import { pruneStyles } from "./prune-styles.ts";

/** Works on the finished site in the directory `dist`, and says what it has done. */
type Step = (dist: string, settings: HeaderSettings) => string | Promise<string>;

const steps: Step[] = [
  addGazetteer,
  // What changes pages comes before what compresses, hashes or weighs them.
  pruneStyles,
  precompress,
  writeInlineHashes,
  checkBudgets,
];

/** Takes these steps, in this order, when all pages are written. */
export function finishPages(settings: HeaderSettings): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        for (const step of steps) logger.info(await step(fileURLToPath(dir), settings));
      },
    },
  };
}

/** Puts the gazetteer into a build, for our server only. */
function addGazetteer(dist: string): string {
  copyFileSync(ensureGazetteer(), join(dist, builtGazetteer));
  return "added the gazetteer";
}
