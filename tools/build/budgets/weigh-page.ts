import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { BuiltPage } from "../../built-site.ts";
import { followScripts } from "../follow-scripts.ts";
import type { PageWeight } from "./page-budgets.ts";

/** Client directives of islands that load on demand; all others load with the page. */
const lazy = "[client=recoverable], [client=media]";

/** Measures a built page. `distDir` is the directory of the build; see `PageWeight` for the units. */
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
  // A browser fetches one of the icons.
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

/** A text file of the build, compressed: its brotli copy, or one made now. */
function travelling(distDir: string, file: string): Buffer {
  const path = join(distDir, file);
  return existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`)
    : brotliCompressSync(readFileSync(path));
}

/**
 * How many bytes of a document (`travelling`, brotli) must arrive for its landing view: everything up to
 * the end of the first section of main, including styles. A document without sections counts whole.
 */
function landingSize(html: string, travelling: Buffer): number {
  const main = html.indexOf("<main");
  const end = html.indexOf("</section>", main);
  if (main < 0 || end < 0) return travelling.length;
  const needed = Buffer.byteLength(html.slice(0, end));
  let low = 0;
  let high = travelling.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (decoded(travelling.subarray(0, middle)) < needed) low = middle;
    else high = middle;
  }
  return high;
}

/** How many bytes a browser can decode from the beginning of a compressed document. */
function decoded(beginning: Buffer): number {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(beginning, { finishFlush }).length;
}
