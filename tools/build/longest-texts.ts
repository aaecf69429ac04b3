import { load } from "cheerio";
import { formatIssue } from "#load/content-issue.ts";
import { collapseSpaces } from "#locale/collapse-spaces.ts";
import { listPageTexts } from "../content/page-texts.ts";
import type { BuiltPage } from "../read-built-site.ts";

/** The longest texts of a page that `html`, a part of it, shows, with their places, for an editor to shorten. */
export function listLongestTexts(
  { id, locale }: Pick<BuiltPage, "id" | "locale">,
  html: string,
  root: string,
): string[] {
  const pageText = collapseSpaces(load(html).text());
  return listPageTexts(root, id, locale)
    .filter(({ text, isOwn }) => isOwn && pageText.includes(getBeginning(text)))
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, 3)
    .map(({ location, text }) => {
      const message = `has ${text.length} characters: shorten this text`;
      return `  ${formatIssue({ ...location, message })}`;
    });
}

/** The beginning of a text, up to its first part that is marked up on the page. */
function getBeginning(text: string): string {
  return collapseSpaces(text.replace(/^(?:#+|[-*|]|\d+\.)\s+/, "")).split(/[*[\]{}|`_]/)[0] ?? "";
}
