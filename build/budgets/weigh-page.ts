import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BuiltPage } from "../../checks/rules/built-site.ts";
import type { PageWeight } from "./page-budgets.ts";

/** Islands that wait until they are needed; any other kind loads with the page. */
const lazy = "[client=visible], [client=media]";

/** Measures a built page. `distDir` is the folder of the build; see `PageWeight` for the units. */
export function weighPage({ html, $ }: BuiltPage, distDir: string): PageWeight {
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? "")
      .filter((value) => value.startsWith("/"));
  const islands = (filter: (selector: string) => string) =>
    ["component-url", "renderer-url", "before-hydration-url"].flatMap((name) =>
      valuesOf(filter(`astro-island[${name}]`), name),
    );
  const eager = withImports(
    [
      ...valuesOf("script", "src"),
      ...valuesOf("link[rel=modulepreload]", "href"),
      ...islands((selector) => `${selector}:not(${lazy})`),
    ],
    distDir,
  );
  const awaited = withImports(
    islands((selector) => `${selector}:is(${lazy})`),
    distDir,
  );
  const styles = new Set(valuesOf("link[rel=stylesheet]", "href"));
  const fonts = new Set(valuesOf("link[as=font]", "href"));
  const others = new Set([
    ...valuesOf("img:not([loading=lazy])", "src"),
    ...valuesOf("link[rel~=icon], link[rel=manifest]", "href"),
  ]);
  const sizeOf = (paths: Set<string>) =>
    [...paths].reduce((sum, path) => sum + compressedSize(readFileSync(join(distDir, path))), 0);
  return {
    html: compressedSize(html),
    css: sizeOf(styles),
    eagerScript: sizeOf(eager),
    islandScript: sizeOf(awaited.difference(eager)),
    font: Math.max(0, ...[...fonts].map((path) => readFileSync(join(distDir, path)).length)),
    requests: 1 + eager.size + styles.size + fonts.size + others.size,
  };
}

/** Gives what is over budget, each as "html is 31744, allowed are 30720". */
export function findExcess(weight: PageWeight, budget: PageWeight): string[] {
  return (Object.keys(budget) as (keyof PageWeight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} is ${weight[part]}, allowed are ${budget[part]}`);
}

/** Scripts with everything that they import, and that in turn. */
function withImports(paths: string[], distDir: string): Set<string> {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    const code = readFileSync(join(distDir, path), "utf8");
    for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+)["']/g)) {
      add(join(dirname(path), file ?? ""));
    }
  };
  paths.forEach(add);
  return all;
}

function compressedSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
