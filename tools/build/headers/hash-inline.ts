import { hash } from "node:crypto";
import { load } from "cheerio";
import type { InlineHashes } from "#server/headers/content-security-policy.ts";

/** Types of scripts that a content security policy applies to; other types are data. */
const scriptTypesUnderCsp = new Set([
  "",
  "module",
  "text/javascript",
  "importmap",
  "speculationrules",
]);

/** Hashes of the inline scripts and styles of a page, including those in drawings. */
export function hashInline(markup: string): InlineHashes {
  // The content of <noscript> counts: for some visitors it is part of the page.
  const $ = load(markup, { scriptingEnabled: false });
  const getTexts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = $("script:not([src])")
    .toArray()
    .filter((element) => scriptTypesUnderCsp.has(($(element).attr("type") ?? "").toLowerCase()))
    .map((element) => $(element).text());
  return { scripts: createHashes(scripts), styles: createHashes(getTexts("style")) };
}

function createHashes(texts: string[]): string[] {
  const getHash = (text: string) => `sha256-${hash("sha256", text, "base64")}`;
  return [...new Set(texts.map(getHash))];
}
