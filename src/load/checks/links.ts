import { defaultLocale, type Locale } from "#locale/languages";
import { type PageId, pageIds, pathOf } from "#locale/routes";
import type { ContentKind } from "../collections/content-kinds.ts";
import { hostsIn, linkedHosts, readLinkedHosts } from "../links/linked-hosts.ts";
import { anchorsOf } from "../links/page-anchors.ts";
import { findProseLinks } from "../links/prose-links.ts";
import { locationOf, parseFile } from "../source/content-source.ts";
import { findInTexts } from "../source/find-in-texts.ts";
import { leavesOf, valueAt } from "../source/keys.ts";

const legalText = /^content\/legal\/(\w+)\//;

/**
 * Links of texts to anchors that their page does not have, and to hosts that are not listed, each as
 * "file:line: key: what is wrong". That there is such a page is checked with the schema of a text.
 */
export function findLinkProblems(root: string, { files }: Pick<ContentKind, "files">): string[] {
  const hosts = readLinkedHosts(root);
  return files.flatMap((path) => [
    ...findInTexts(root, path, (text, { locale = defaultLocale, isProse }) => [
      ...listAnchors(text, legalText.exec(path)?.[1]).flatMap(({ page, anchor }) =>
        judgeAnchor(root, page, anchor, locale),
      ),
      ...(isProse ? hostsIn(text) : [])
        .filter((host) => !hosts.includes(host))
        .map((host) => `leads to ${host}: list this host in ${linkedHosts.path}, or take it away`),
    ]),
    ...findLostParts(root, path),
  ]);
}

interface Target {
  page: string;
  anchor: string;
}

/** Where the links of a text lead within pages; `own` is the page of the text, if it is a legal one. */
function listAnchors(text: string, own: string | undefined): Target[] {
  const toPages = findProseLinks(text)
    .filter(({ kind }) => kind === "page")
    .map(({ id }) => id.split("#"))
    .flatMap(([page = "", anchor]) => (anchor ? [{ page, anchor }] : []));
  const within = own ? [...text.matchAll(/\]\(#([^)\s]*)\)/g)] : [];
  return [...toPages, ...within.map(([, anchor = ""]) => ({ page: own ?? "", anchor }))];
}

/** Links that are fields of their own: a `page`, and a `part` of it. */
function findLostParts(root: string, path: string): string[] {
  const source = parseFile(root, path);
  if (!source || source.problem) return [];
  return [...leavesOf(source.data)].flatMap(([key, value]) => {
    const [, link] = /^(.*)\.part$/.exec(key) ?? [];
    const page = link && valueAt(source.data, [...link.split("."), "page"]);
    if (typeof page !== "string" || typeof value !== "string") return [];
    const found = judgeAnchor(root, page, value, source.locale ?? defaultLocale);
    return found.map((words) => `${locationOf(source, key)}: ${words}`);
  });
}

function judgeAnchor(root: string, name: string, anchor: string, locale: Locale): string[] {
  const page: PageId | undefined = pageIds.find((id) => id === name);
  if (!page || pathOf(page, locale) === null) return [];
  const known = anchorsOf(root, page, locale);
  if (known.includes(anchor)) return [];
  const there = known.length > 0 ? `there are ${known.join(", ")}` : "it has none";
  return [`the page "${page}" has no anchor "${anchor}": ${there}`];
}
