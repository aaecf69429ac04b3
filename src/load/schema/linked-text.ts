import type { Locale } from "#locale/languages.ts";
import { getLinkPath, linkablePageIds, type TranslatedPage } from "#locale/routes.ts";
import { mapTexts } from "../files/content-tree.ts";

/** A link to a page within a text: `[the prices](page:pricing)`, `[how long](page:privacy#retention)`. */
const pageLinkPattern = /\[(\s*[^\][\s][^\][]*)\]\(page:([\w-]+)(#[\w-]+)?\)/g;
/** What looks like a link, right or wrong. */
const anyLinkPattern = /\[[^\]]*\](?:\(| +\(page:)[^)]*\)?/g;

/** What is wrong with the links of a text; `undefined` if nothing is. */
export function findLinkIssue(text: string): string | undefined {
  const pages: readonly string[] = linkablePageIds;
  for (const [link] of text.matchAll(anyLinkPattern)) {
    const [, , id = ""] = [...link.matchAll(pageLinkPattern)][0] ?? [];
    if (id === "") return `"${link}" is not a valid link: write [words](page:pricing)`;
    if (!pages.includes(id)) {
      return `there is no page "${id}": use ${pages.join(", ")}`;
    }
  }
  const [rest] = /\S*page:[\w-]\S*/.exec(text.replace(pageLinkPattern, "")) ?? [];
  return rest && `"${rest}" is no part of a valid link: write [words](page:pricing)`;
}

export function findPageLinks(text: string): { page: string; anchor: string | undefined }[] {
  return [...text.matchAll(pageLinkPattern)].map(([, , page = "", anchor]) => ({
    page,
    anchor: anchor?.slice(1),
  }));
}

/** A copy of some content with the paths of a language in its links to pages. */
export function resolveLinks<T>(content: T, locale: Locale): T {
  return mapTexts(content, (text) =>
    text.replace(pageLinkPattern, (link, words, id, anchor = "") => {
      const path = getLinkPath(id as TranslatedPage, locale);
      return path ? `[${words}](${path}${anchor})` : link;
    }),
  );
}

/** A text with links replaced by their words, for search results and the like. */
export function removeLinks(text: string): string {
  return text.replace(/\[([^\][]+)\]\([^()]*\)/g, "$1");
}
