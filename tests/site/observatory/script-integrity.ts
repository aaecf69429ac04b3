import { load } from "cheerio";
import type { Answer, TestResult } from "./answer.ts";

/**
 * Scripts of one's own origin bring points if one of them has its hash beside it; those of others,
 * which this site has none of, lose points without.
 */
export function scoreScriptIntegrity({ html }: Pick<Answer, "html">): TestResult {
  const $ = load(html);
  const scripts = $("script").toArray();
  if (scripts.length === 0) {
    return { name: "sri-not-implemented-but-no-scripts-loaded", points: 0, pass: true };
  }
  const isForeign = (src: string) => /^(https?:)?\/\//.test(src);
  if (scripts.some((script) => isForeign($(script).attr("src") ?? ""))) {
    return { name: "sri-external-scripts", points: -50, pass: false };
  }
  return $("script[src][integrity]").length > 0
    ? { name: "sri-implemented-and-all-scripts-loaded-securely", points: 5, pass: true }
    : { name: "sri-not-implemented-but-all-scripts-secure", points: 0, pass: true };
}
