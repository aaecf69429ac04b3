import { copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getPaths } from "#locale/routes.ts";
import { builtGazetteer } from "#server/gazetteer/open-gazetteer.ts";
import type { HeaderSettings } from "#server/headers/security-headers.ts";
import { checkBudgets } from "./check-budgets.ts";
import { ensureGazetteer } from "./gazetteer/compile-gazetteer.ts";
import { writeHeaderFiles } from "./headers/write-header-files.ts";
import { precompress } from "./precompress.ts";
import { pruneStyles } from "./prune-styles.ts";
import { removeTextSeparators } from "./remove-text-separators.ts";
import { removeUnshownUploads } from "./remove-unshown-uploads.ts";

/** Works on the built site in the folder `dist`, and returns a sentence on what it has done. */
type Step = (dist: string, settings: HeaderSettings) => string | Promise<string>;

const steps: Step[] = [
  moveHomePages,
  addGazetteer,
  removeUnshownUploads,
  // Steps that change pages come before those that compress, hash or weigh them.
  removeTextSeparators,
  pruneStyles,
  precompress,
  writeHeaderFiles,
  checkBudgets,
];

/** Runs these steps, in this order, when all pages are written. */
export function finishBuild(settings: HeaderSettings): AstroIntegration {
  return {
    name: "finish-build",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        for (const step of steps) logger.info(await step(fileURLToPath(dir), settings));
      },
    },
  };
}

/** Moves the pages of URLs that end with a slash, such as /sv/, to the files in which static hosts look for them. */
function moveHomePages(dist: string): string {
  for (const path of getPaths("home")) {
    const file = join(dist, `${path.replace(/\/$/, "")}.html`);
    if (existsSync(file)) renameSync(file, join(dist, path, "index.html"));
  }
  return "moved the home pages";
}

/** Puts the gazetteer into a build, for our server only. */
function addGazetteer(dist: string): string {
  copyFileSync(ensureGazetteer(), join(dist, builtGazetteer));
  return "added the gazetteer";
}
