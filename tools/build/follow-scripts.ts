import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const statically = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+)["']/g;
const whenNeeded = /\bimport\(\s*["'`](\.\/[^"'`]+)["'`]/g;

/** The scripts of the build that a page names, at once or for its islands. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

/**
 * Scripts of the build `dist` by URL, with all their transitive imports: what loads with them. `lazily`
 * includes dynamic imports.
 */
export function followScripts(
  paths: Iterable<string>,
  dist: string,
  { lazily = false } = {},
): Set<string> {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    const code = readFileSync(join(dist, path), "utf8");
    for (const pattern of lazily ? [statically, whenNeeded] : [statically]) {
      for (const [, file] of code.matchAll(pattern)) add(join(dirname(path), file ?? ""));
    }
  };
  for (const path of paths) add(path);
  return all;
}
