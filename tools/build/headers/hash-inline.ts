import { createHash } from "node:crypto";
import { load } from "cheerio";
import type { InlineSources } from "#server/headers/content-policy";

/** The types of scripts that a policy judges; any other type is data. */
const judged = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

/** The hashes of the scripts and styles that stand inline in a page, its drawings among them. */
export function hashInline(markup: string): InlineSources {
  // What stands in <noscript> counts, too: there are visitors for whom it is part of the page.
  const $ = load(markup, { scriptingEnabled: false });
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = $("script:not([src])")
    .toArray()
    .filter((element) => judged.has(($(element).attr("type") ?? "").toLowerCase()))
    .map((element) => $(element).text());
  return { scripts: hashesOf(scripts), styles: hashesOf(textsOf("style")) };
}

function hashesOf(texts: string[]): string[] {
  const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return [...new Set(texts.map(hash))];
}
