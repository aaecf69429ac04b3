import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

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
  const collectedPaths = new Set<string>();
  const add = (path: string) => {
    if (collectedPaths.has(path)) return;
    collectedPaths.add(path);
    const code = readFileSync(join(dist, path), "utf8");
    const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
    const imports = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
    for (const { moduleRequest } of lazily ? [...imports, ...dynamicImports] : imports) {
      // Between its quotes: the bundler writes the names of dynamic imports as template literals.
      const name = moduleRequest ? code.slice(moduleRequest.start + 1, moduleRequest.end - 1) : "";
      if (name.startsWith("./")) add(join(dirname(path), name));
    }
  };
  for (const path of paths) add(path);
  return collectedPaths;
}
