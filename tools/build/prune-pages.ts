import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listBuild } from "#server/site/build-folder";
import { followScripts } from "./follow-scripts.ts";
import { joinStyles, pruneStyles } from "./styles/prune-styles.ts";

/**
 * Leaves in each page only the styles that it can use, in one element: the site's one style sheet
 * travels inside every page.
 */
export function prunePages(dist: string): string {
  const read = (address: string) => readFileSync(join(dist, address), "utf8");
  let saved = 0;
  for (const file of listBuild(dist).filter((name) => name.endsWith(".html"))) {
    const html = read(file);
    const named = [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
    const scripts = [...followScripts(named, read, { lazily: true })].map(read).join("\n");
    const pruned = pruneStyles(joinStyles(html), scripts);
    saved += html.length - pruned.length;
    writeFileSync(join(dist, file), pruned);
  }
  return `took out ${Math.round(saved / 1024)} KB of styles that no page can use`;
}
