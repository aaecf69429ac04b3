import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { listBuild } from "#server/site/build-folder";
import { followScripts } from "./follow-scripts.ts";
import { joinStyles, pruneStyles } from "./styles/prune-styles.ts";

/**
 * Leaves in each page only the styles that it can use, in one element: the site's one style sheet
 * travels inside every page. Has to run before anything that compresses or hashes pages.
 */
export function pruneInlinedStyles(): AstroIntegration {
  return {
    name: "prune-styles",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const read = (address: string) => readFileSync(join(root, address), "utf8");
        let saved = 0;
        for (const file of listBuild(root).filter((name) => name.endsWith(".html"))) {
          const html = await readFile(join(root, file), "utf8");
          const named = [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
          const scripts = [...followScripts(named, read, { lazily: true })].map(read).join("\n");
          const pruned = pruneStyles(joinStyles(html), scripts);
          saved += html.length - pruned.length;
          await writeFile(join(root, file), pruned);
        }
        logger.info(`took out ${Math.round(saved / 1024)} KB of styles that no page can use`);
      },
    },
  };
}
