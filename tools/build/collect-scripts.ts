import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { init, parse } from "es-module-lexer";

await init;

/** The scripts of the build that a page names, at once or for its islands. */
export function findScripts(html: string): string[] {
  return [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

/**
 * Scripts of the build `dist` by URL, with all their transitive imports, which load with them. `lazily` includes
 * dynamic imports.
 */
export function collectScripts(
  paths: Iterable<string>,
  dist: string,
  { lazily = false } = {},
): Set<string> {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    const code = readFileSync(join(dist, path), "utf8");
    const [imports] = parse(code);
    for (const { n, d: dynamic, s: start, e: end } of imports) {
      // The lexer does not read template literals, by which the bundler writes dynamic imports.
      const name = n ?? code.slice(start + 1, end - 1);
      if (name.startsWith("./") && (lazily || dynamic === -1)) add(join(dirname(path), name));
    }
  };
  for (const path of paths) add(path);
  return all;
}
