import { load } from "cheerio";
import type { BuiltSite } from "#tools/built-site";
import { isListedPage } from "./listed-page.ts";

/** An address and, by language tag, its counterparts: what a page or a sitemap says about it. */
export type AlternateGraph = Map<string, Record<string, string>>;

/** What the pages that search engines may list say about themselves. */
export function readPageGraph(site: BuiltSite): AlternateGraph {
  return new Map(
    site.pages.filter(isListedPage).map(({ $ }) => {
      const links = $("link[rel=alternate][hreflang]").toArray();
      const entries = links.map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);
      return [$("link[rel=canonical]").attr("href") ?? "", Object.fromEntries(entries)];
    }),
  );
}

/** What a sitemap says. Throws if it names an address twice. */
export function readSitemap(xml: string): AlternateGraph {
  const $ = load(xml, { xml: true });
  const graph: AlternateGraph = new Map();
  for (const entry of $("urlset > url").toArray()) {
    const address = $(entry).children("loc").text();
    if (graph.has(address)) throw new Error(`The sitemap names ${address} twice.`);
    const links = $(entry).children("xhtml\\:link[rel=alternate]").toArray();
    const entries = links.map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);
    graph.set(address, Object.fromEntries(entries));
  }
  return graph;
}

/**
 * What is wrong with a graph of alternates, each as "address: what is wrong": an address that does not
 * list itself, one that is named but not there, and one that does not name its counterpart in return.
 */
export function findGraphProblems(graph: AlternateGraph): string[] {
  return [...graph].flatMap(([address, alternates]) => {
    const named = [...new Set(Object.values(alternates))];
    const problems = named.includes(address) ? [] : [`${address}: does not list itself`];
    for (const other of named) {
      const back = graph.get(other);
      if (!back) problems.push(`${address}: ${other} is not there`);
      else if (!Object.values(back).includes(address))
        problems.push(`${address}: ${other} does not name it`);
    }
    return problems;
  });
}
