import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "../../built-site.ts";
import { followScripts } from "../follow-scripts.ts";
import { landingSize } from "./landing-view.ts";
import type { PageWeight } from "./page-budgets.ts";
import { travelling } from "./travel-size.ts";

/** Islands that wait until they are needed; any other kind loads with the page. */
const lazy = "[client=visible], [client=media]";

/** Measures a built page. `distDir` is the folder of the build; see `PageWeight` for the units. */
export function weighPage({ file, html, $ }: BuiltPage, distDir: string): PageWeight {
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? "")
      .filter((value) => value.startsWith("/"));
  const islands = (filter: (selector: string) => string) =>
    ["component-url", "renderer-url", "before-hydration-url"].flatMap((name) =>
      valuesOf(filter(`astro-island[${name}]`), name),
    );
  const read = (address: string) => readFileSync(join(distDir, address), "utf8");
  const eager = followScripts(
    [
      ...valuesOf("script", "src"),
      ...valuesOf("link[rel=modulepreload]", "href"),
      ...islands((selector) => `${selector}:not(${lazy})`),
    ],
    read,
  );
  const awaited = followScripts(
    islands((selector) => `${selector}:is(${lazy})`),
    read,
  );
  const styles = new Set(valuesOf("link[rel=stylesheet]", "href"));
  const fonts = new Set(valuesOf("link[as=font]", "href"));
  // Of the icons that are offered, a browser fetches one.
  const icons = valuesOf("link[rel~=icon]", "href").slice(0, 1);
  const others = new Set([
    ...valuesOf("img:not([loading=lazy])", "src"),
    ...valuesOf("link[rel=manifest]", "href"),
    ...icons,
  ]);
  const sizeOf = (paths: Set<string>) =>
    [...paths].reduce((sum, path) => sum + travelling(distDir, path).length, 0);
  const document = travelling(distDir, file);
  return {
    landing: landingSize(html, document),
    html: document.length,
    css: sizeOf(styles),
    eagerScript: sizeOf(eager),
    islandScript: sizeOf(awaited.difference(eager)),
    font: Math.max(0, ...[...fonts].map((path) => statSync(join(distDir, path)).size)),
    requests: 1 + eager.size + styles.size + fonts.size + others.size,
  };
}
