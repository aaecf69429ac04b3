import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { minifySync } from "vite";
import { listBuild } from "../server/site/build-folder.ts";

/** Classic scripts that stand in the page: Astro minifies modules only. */
const inlineScript = /(<script(?: data-[^>]*)?>)([\s\S]*?)(<\/script>)/g;

/**
 * Makes the scripts short that stand in the pages, where every byte delays the first picture. Has to
 * run before anything that compresses or hashes pages.
 */
export function minifyInlineScripts(): AstroIntegration {
  return {
    name: "minify-scripts",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of listBuild(root).filter((name) => name.endsWith(".html"))) {
          const html = await readFile(join(root, file), "utf8");
          await writeFile(join(root, file), minifyScripts(html));
        }
      },
    },
  };
}

/** The same document with short scripts. Throws with the reason if one is no JavaScript. */
export function minifyScripts(html: string): string {
  return html.replace(inlineScript, (_, open, script, close) => {
    const { code, errors } = minifySync("inline.js", script, { module: false });
    const [error] = errors;
    if (error) throw new Error(`A script in a page is no JavaScript: ${error.message}\n${script}`);
    return open + code.trim() + close;
  });
}
