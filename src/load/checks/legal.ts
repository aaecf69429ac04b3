import type { Locale } from "#locale/languages.ts";
import { findLinkPath, getLocales, isIndexable, pageIds } from "#locale/routes.ts";
import type { ContentCollection } from "../collections/define-collection.ts";
import { type ContentIssue, LineError } from "../content-issue.ts";
import {
  type ContentFile,
  createBodyIssue,
  createIssueAt,
  readContentFile,
  readRawContentFile,
} from "../files/content-file.ts";
import { findBrokenLinks, findUnknownNames, type LineIssue } from "../files/prose-links.ts";
import { factsFile } from "../files/shared-values.ts";
import { parseLegalText } from "../legal/parse-legal-text.ts";
import { listLegalNames } from "../legal/values.ts";
import type { Facts } from "../schema/facts.ts";
import { legalIds } from "../schema/legal.ts";

/** Issues of legal texts that are valid by themselves: facts, links to pages, headings. */
export function findLegalIssues(root: string, facts: ContentCollection): ContentIssue[] {
  const values = facts.read(root).entries[0]?.data as Facts | undefined;
  // Issues of the facts are reported for their own file.
  if (!values) return [];
  const names = listLegalNames(values);
  return legalIds.flatMap((id) => {
    const readFile = (locale?: Locale) => readContentFile(root, `content/legal/${id}/${locale}.md`);
    const [originalLocale] = getLocales(id);
    const original = readFile(originalLocale);
    return getLocales(id).flatMap((locale) => {
      const file = readFile(locale);
      // A text without a list of its own is shown with that of the original.
      const unnumbered = getUnnumbered(file) ?? getUnnumbered(original);
      return file ? findTextIssues(file, { names, unnumbered, locale }) : [];
    });
  });
}

const getUnnumbered = (file: ContentFile | undefined) =>
  (file?.data as { unnumbered?: string[] } | undefined)?.unnumbered;

/** Periods and limits of the facts that no legal text names. */
export function findUnusedPeriods(root: string): ContentIssue[] {
  const { facts, names } = readPeriodNames(root);
  const texts = legalIds.map((id) => {
    const [original] = getLocales(id);
    return readRawContentFile(root, `content/legal/${id}/${original}.md`)?.body ?? "";
  });
  return names.flatMap((name) =>
    facts && !texts.some((text) => text.includes(`{${name}}`))
      ? [createIssueAt(facts, `legal.${name}`, `{${name}} is not used in any legal text`)]
      : [],
  );
}

/** Periods and limits that a translation of a legal text names more or less often than its original. */
export function findPeriodMismatches(root: string): ContentIssue[] {
  const { names } = readPeriodNames(root);
  const countUses = (text: string, name: string) => text.split(`{${name}}`).length - 1;
  return legalIds.flatMap((id) => {
    const [original, ...translations] = getLocales(id).flatMap(
      (locale) => readRawContentFile(root, `content/legal/${id}/${locale}.md`) ?? [],
    );
    // One without a body is missing.
    const translatedTexts = translations.filter(({ body }) => body !== "");
    return translatedTexts.flatMap(({ path, body }) =>
      names.flatMap((name) => {
        const [count, expectedCount] = [
          countUses(body, name),
          countUses(original?.body ?? "", name),
        ];
        if (count === expectedCount) return [];
        const message = `must use {${name}} ${expectedCount} times, as ${original?.path} does, not ${count} times`;
        return [{ path, message }];
      }),
    );
  });
}

function readPeriodNames(root: string) {
  const facts = readRawContentFile(root, factsFile);
  const { legal } = (facts?.data ?? {}) as Partial<Facts>;
  return { facts, names: Object.keys(legal ?? {}) };
}

function findTextIssues(
  file: ContentFile,
  options: { names: readonly string[]; unnumbered: readonly string[] | undefined; locale: Locale },
): ContentIssue[] {
  const { names, unnumbered, locale } = options;
  const { body } = file;
  const { lead, description } = (file.data ?? {}) as Record<string, string>;
  const headIssues = Object.entries({ lead, description }).flatMap(([key, text]) =>
    findLegalReferenceIssues(text ?? "", names, locale).map(({ message }) =>
      createIssueAt(file, key, message),
    ),
  );
  const bodyIssues = [
    ...findLegalReferenceIssues(body, names, locale),
    // Without a body of its own it has that of the original.
    ...(body === "" ? [] : findOutlineIssues(body, unnumbered)),
  ].map(({ line, message }) => createBodyIssue(file, line, message));
  return [...headIssues, ...bodyIssues];
}

function findOutlineIssues(markdown: string, unnumbered: readonly string[] = []): LineIssue[] {
  try {
    parseLegalText(markdown, unnumbered);
    return [];
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    return [{ line: error.line, message: error.message }];
  }
}

/** Facts and pages that a text in one language refers to and that do not exist. */
export function findLegalReferenceIssues(
  text: string,
  facts: readonly string[],
  locale: Locale,
): LineIssue[] {
  const findMissingPage = (id: string) => {
    const page = pageIds.find((pageId) => pageId === id.split("#")[0]);
    if (page && isIndexable(page) && findLinkPath(page, locale) !== null) return undefined;
    return `there is no page "${id}" in this language`;
  };
  return [...findUnknownNames(text, facts), ...findBrokenLinks(text, { page: findMissingPage })];
}
