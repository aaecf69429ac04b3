import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio";
import { isReleased } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { type BuiltPage, readBuiltSite } from "../built-site.ts";
import { listPageTexts } from "../content/page-texts.ts";
import { projectRoot } from "../project.ts";
import { followScripts } from "./follow-scripts.ts";

/** A page's weight, or its budget, in bytes as sent (text with brotli). */
export type PageWeight = Record<keyof typeof standard, number>;

const kilobyte = 1024;

const standard = {
  /** The document up to the end of its first section: what fits into a connection's first round trip. */
  landing: 14 * kilobyte,
  document: 30 * kilobyte,
  /** Likewise, with room for the headers. */
  font: 13.5 * kilobyte,
  /** Scripts and style sheets that load with the page. */
  blocking: 0,
  /** Scripts that load when their island comes near the viewport. */
  islands: 0,
};

const withIslands = { islands: 75 * kilobyte };
const long = { document: 60 * kilobyte };

const budgets: Partial<Record<PageId, Partial<PageWeight>>> = {
  home: withIslands,
  product: withIslands,
  pricing: withIslands,
  facilitatorship: withIslands,
  leaders: withIslands,
  individuals: withIslands,
  contact: withIslands,
  /** Its first view is the trial itself, with all its texts. */
  trial: { ...withIslands, landing: 24 * kilobyte },
  science: { ...withIslands, ...long },
  terms: long,
  privacy: long,
  cookies: long,
};

/** @throws if a page exceeds its budget. */
export function checkBudgets(dist: string): string {
  const pages = readBuiltSite(dist).pages.filter(({ locale }) => isReleased(locale));
  const excess = pages.flatMap((page) => findExcess(page, dist, projectRoot));
  if (excess.length === 0) return `${pages.length} pages keep their budgets`;
  throw new Error(`Over budget (tools/build/check-budgets.ts):\n${excess.join("\n")}`);
}

/** Where a page exceeds its budget, and with which texts of the content in the directory `root`. */
export function findExcess(page: BuiltPage, dist: string, root: string): string[] {
  const budget: PageWeight = { ...standard, ...(page.id && budgets[page.id]) };
  return Object.entries(weighPage(page, dist))
    .map(([part, weight]) => ({ part, weight, limit: budget[part as keyof PageWeight] }))
    .filter(({ weight, limit }) => weight > limit)
    .flatMap(({ part, weight, limit }) => [
      `${page.file}: ${part}: ${weight} of ${limit} bytes`,
      ...(part === "document" || part === "landing" ? listLongest(page, part, root) : []),
    ]);
}

/** The longest texts of a document, or of its beginning: what an editor can shorten. */
function listLongest({ id, locale, html }: BuiltPage, part: "document" | "landing", root: string) {
  const shown = squeeze(load(part === "landing" ? beginningOf(html) : html).text());
  return listPageTexts(root, id, locale)
    .filter(({ text, isOwn }) => isOwn && shown.includes(wordsOf(text)))
    .toSorted((one, other) => other.text.length - one.text.length)
    .slice(0, 3)
    .map(({ place, text }) => `  ${place}: has ${text.length} characters: shorten this text`);
}

/** The beginning of a text, up to what becomes something else on the page. */
function wordsOf(text: string): string {
  return squeeze(text.replace(/^(?:#+|[-*|]|\d+\.)\s+/, "")).split(/[*[\]{}|`_]/)[0] ?? "";
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Measures a built page. */
export function weighPage({ file, html, $ }: BuiltPage, dist: string): PageWeight {
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? "");
  const islandsOf = (kind: string) =>
    ["component-url", "renderer-url"].flatMap((name) =>
      valuesOf(`astro-island${kind}[${name}]`, name),
    );
  const lazy = "[client=recoverable], [client=media]";
  const eager = followScripts(
    [...valuesOf("script[src]", "src"), ...islandsOf(`:not(${lazy})`)],
    dist,
  );
  const awaited = followScripts(islandsOf(`:is(${lazy})`), dist);
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, name) => sum + sizeAsSent(join(dist, name)), 0);
  return {
    landing: brotliCompressSync(beginningOf(html), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }).length,
    document: sizeOf([file]),
    font: sizeOf(valuesOf("link[as=font]", "href")),
    blocking: sizeOf([...eager, ...valuesOf("link[rel=stylesheet]", "href")]),
    islands: sizeOf(awaited.difference(eager)),
  };
}

/** A page up to the end of its first section. */
function beginningOf(html: string): string {
  return html.slice(0, html.indexOf("</section>", html.indexOf("<main")));
}

function sizeAsSent(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
