import { formPages } from "#contract/forms.ts";
import { defaultLocale, type Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { readRawContentFile } from "./files/content-file.ts";
import { getId, getValue } from "./files/content-tree.ts";
import { parseMarkdown } from "./files/markdown.ts";
import { aspectIds, readChapterIds } from "./schema/chapters.ts";
import { questionGroups } from "./schema/faq.ts";
import { hrParts } from "./schema/hr.ts";
import { type LegalId, legalIds } from "./schema/legal.ts";

/** The anchors of each page that are written in code. */
const sectionAnchors: Partial<Record<Exclude<PageId, LegalId>, readonly string[]>> = {
  home: ["pricing", "contact"],
  product: ["map", "describe", "develop", "comparison", "contact"],
  example: ["free", "starter", "growth", "plans"],
  trial: ["trial"],
  pricing: ["comparison", "faq", "contact"],
  science: aspectIds,
  facilitatorship: ["training", formPages.inquiry.fragment, "find"],
  individuals: ["situations", "remarks", "buying", "contact"],
  leaders: ["asking", "minutes", "week", "contact"],
  teams: [
    "misreading",
    "team-map",
    "roles",
    "patterns",
    "meetings",
    "conflicts",
    "new-member",
    "remote-work",
    "workshop",
    "agreements",
    "follow-up",
    "costs",
    "start",
  ],
  organization: ["hr"],
  hr: hrParts,
  contact: [formPages.contactMessage.fragment, formPages.prospect.fragment],
  faq: questionGroups.map((id) => `group-${id}`),
};

/** The anchors of a page in one language, to which texts may link. A test of the built site checks that they exist. */
export function listAnchors(root: string, page: PageId, locale: Locale): string[] {
  const legal = legalIds.find((id) => id === page);
  if (legal) return listHeadingAnchors(root, legal, locale);
  const inSections = sectionAnchors[page as Exclude<PageId, LegalId>] ?? [];
  if (page === "faq") return [...inSections, ...listQuestionAnchors(root)];
  return page === "science" ? [...readChapterIds(root), ...inSections] : [...inSections];
}

function listHeadingAnchors(root: string, id: LegalId, locale: Locale): string[] {
  const readBody = (locale: Locale) =>
    readRawContentFile(root, `content/legal/${id}/${locale}.md`)?.body;
  const body = readBody(locale) || readBody(defaultLocale) || "";
  return parseMarkdown(body).headings.flatMap(({ anchor }) => anchor ?? []);
}

/** The anchors of questions with an id, the same in every language. */
function listQuestionAnchors(root: string): string[] {
  const faq = readRawContentFile(root, `content/pages/faq/${defaultLocale}.yaml`);
  const items = getValue(faq?.data, ["items"]);
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const id = getId(item);
    return id ? [`question-${id}`] : [];
  });
}
