import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio/slim";
import type { BuiltPage } from "../read-built-site.ts";
import { collectScripts, findScripts } from "./collect-scripts.ts";

/** The weight of a page, in bytes as sent (text with brotli). */
export interface PageWeight {
  /** The document up to the end of its headline, the largest text of the first view. */
  landing: number;
  document: number;
  font: number;
  /** Scripts and style sheets that load with the page. */
  blocking: number;
  /** Scripts of islands, which load when they come near the viewport. */
  islands: number;
}

export function measurePageWeight({ file, html }: BuiltPage, dist: string): PageWeight {
  // The page's own parsed document would stay in memory, with those of all pages.
  const $ = load(html);
  const getValues = (selector: string, name: string) =>
    [...$(selector)].map((element) => $(element).attr(name) ?? "");
  const sumSizes = (files: Iterable<string>) =>
    [...files].reduce((sum, name) => sum + computeSizeAsSent(join(dist, name)), 0);
  const eager = collectScripts(getValues("script[src]", "src"), dist);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    landing: brotliCompressSync(sliceUntilHeadline(html), { params }).length,
    document: sumSizes([file]),
    font: sumSizes(getValues("link[as=font]", "href")),
    blocking: sumSizes([...eager, ...getValues("link[rel=stylesheet]", "href")]),
    islands: sumSizes(collectScripts(findScripts(html), dist).difference(eager)),
  };
}

/** A page up to the end of its headline. */
export function sliceUntilHeadline(html: string): string {
  return html.slice(0, html.indexOf("</h1>"));
}

function computeSizeAsSent(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
