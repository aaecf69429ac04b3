import { defaultLocale, type Locale } from "#locale/languages.ts";
import { findPath, type PageId, pageIds } from "#locale/routes.ts";
import { defineSingleton } from "../collections/define-collection.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createBodyIssue, createIssueAt, readRawContentFile } from "../files/content-file.ts";
import { walkLeaves } from "../files/content-tree.ts";
import { findInTexts } from "../files/find-in-texts.ts";
import { parseMarkdown } from "../files/markdown.ts";
import { listAnchors } from "../page-anchors.ts";
import { readChapterIds } from "../schema/chapters.ts";
import { legalIds } from "../schema/legal.ts";
import { type LinkedHosts, linkedHostsSchema } from "../schema/linked-hosts.ts";
import { findPageLinks } from "../schema/linked-text.ts";

/** The hosts to which chapters and legal texts may link. */
export const linkedHosts = defineSingleton("content/linked-hosts.yaml", linkedHostsSchema);

const legalPathPattern = /^content\/legal\/(\w+)\//;

/**
 * Links of texts to anchors that their page does not have, and to hosts that are not listed. Whether the page
 * exists is checked by the schema of the text.
 */
export function findLinkIssues(root: string, files: readonly string[]): ContentIssue[] {
  const listedHosts = linkedHosts.read(root).entries[0]?.data as LinkedHosts | undefined;
  return files.flatMap((path) => [
    ...findInTexts(root, path, (text, { locale = defaultLocale, isProse }) =>
      isProse
        ? []
        : findPageLinks(text).flatMap(({ page, anchor }) =>
            findAnchorMessages(root, page, anchor, locale),
          ),
    ),
    ...findProseLinkIssues(root, path, listedHosts?.hosts),
    ...findFieldLinkIssues(root, path),
  ]);
}

/**
 * What is wrong with the links of Markdown. In a legal text, `[words](#anchor)` stays on its page. Without `hosts`, whose
 * list has a mistake of its own, any may be linked.
 */
function findProseLinkIssues(
  root: string,
  path: string,
  hosts?: readonly string[],
): ContentIssue[] {
  const file = readRawContentFile(root, path);
  if (!file) return [];
  const { body, locale = defaultLocale } = file;
  const legalPage = legalPathPattern.exec(path)?.[1];
  return parseMarkdown(body).links.flatMap(({ url, line }) => {
    const [, page = legalPage, anchor] = /^(?:page:([^#]*))?#(.+)$/.exec(url) ?? [];
    const { protocol, hostname } = URL.parse(url) ?? {};
    const isElsewhere =
      protocol?.startsWith("http") && hostname && hosts?.includes(hostname) === false;
    const messages = [
      ...(page ? findAnchorMessages(root, page, anchor, locale) : []),
      ...(isElsewhere
        ? [
            `links to ${hostname}, which is not in ${linkedHosts.path}: add it there or remove the link`,
          ]
        : []),
    ];
    return messages.map((message) => createBodyIssue(file, line, message));
  });
}

/** Links in separate fields: a `page`, and a `part` of it. */
function findFieldLinkIssues(root: string, path: string): ContentIssue[] {
  const file = readRawContentFile(root, path);
  if (!file || file.issue) return [];
  const leaves = new Map(walkLeaves(file.data));
  return [...leaves].flatMap(([key, value]) => {
    const [, link] = /^(.*)\.part$/.exec(key) ?? [];
    const page = link && leaves.get(`${link}.page`);
    if (typeof page !== "string" || typeof value !== "string") return [];
    const messages = findAnchorMessages(root, page, value, file.locale ?? defaultLocale);
    return messages.map((message) => createIssueAt(file, key, message));
  });
}

function findAnchorMessages(
  root: string,
  name: string,
  anchor: string | undefined,
  locale: Locale,
): string[] {
  if (!anchor) return [];
  const page: PageId | undefined = pageIds.find((id) => id === name);
  if (!page || findPath(page, locale) === null) return [];
  const anchors = listAnchors(root, page, locale);
  // Without chapters, or headings of a legal text, their own file has a mistake.
  const isMissing =
    page === "science"
      ? readChapterIds(root).length === 0
      : anchors.length === 0 && legalIds.some((id) => id === page);
  if (isMissing || anchors.includes(anchor)) return [];
  const existing = anchors.length > 0 ? `use ${anchors.join(", ")}` : "it has no anchors";
  return [`the page "${page}" has no anchor "${anchor}": ${existing}`];
}
