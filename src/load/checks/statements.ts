import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale, type Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { type ContentIssue, type ContentLocation, formatIssue } from "../content-issue.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { getId, getValue } from "../files/content-tree.ts";
import { findInTexts, iterateTexts } from "../files/find-in-texts.ts";
import { factsFile, statementNames } from "../files/shared-values.ts";

/** Names that a page may use once: statements that are whole sentences, and when we answer. Readers skip repetitions. */
export const statementsOncePerPage = [
  ...statementNames.filter((name) => name !== "billing"),
  "reply",
] as const;

/** Pages with the whole box on how the rating works. */
export const pagesWithRating: PageId[] = ["product"];

/** Keys of texts in no paragraph of the page: search results and text alternatives. */
const metaKeyPattern = /^(?:meta\.|description$)|\.description$/;

export function findRepeatedStatements(root: string, files: readonly string[]): ContentIssue[] {
  return files.flatMap((path) => {
    const firstUses = new Map<string, ContentLocation>();
    return listStatementUses(root, path).flatMap(({ name, location }) => {
      const first = firstUses.get(name);
      if (first === undefined) {
        firstUses.set(name, location);
        return [];
      }
      const message = `repeats {${name}} of ${formatIssue(first)}: a page must have it only once`;
      return [{ ...location, message }];
    });
  });
}

/** A statement by its name, and where a text says it. */
interface StatementUse {
  name: string;
  location: ContentLocation;
}

/** Lists the statements on the page of a file: in its own texts, the box on the rating, the questions that it shows. */
function listStatementUses(root: string, path: string): StatementUse[] {
  const ownUses = listUsesInFile(root, path);
  const [, id, locale = defaultLocale] = /^content\/pages\/(\w+)\/(\w+)\.yaml$/.exec(path) ?? [];
  if (!id) return ownUses;
  return [
    ...(pagesWithRating.includes(id as PageId)
      ? listUsesInFile(root, `content/rating/${locale}.yaml`)
      : []),
    ...(id === "pricing" ? listUsesInQuestions(root, path, locale as Locale) : []),
    ...ownUses,
  ];
}

function listUsesInFile(
  root: string,
  path: string,
  isShown = (_key: string) => true,
): StatementUse[] {
  const file = readRawContentFile(root, path);
  return [...(file ? iterateTexts(file) : [])].flatMap(({ text, key, location }) =>
    !metaKeyPattern.test(key) && isShown(key)
      ? findStatementNames(text).map((name) => ({ name, location: location() }))
      : [],
  );
}

function listUsesInQuestions(root: string, path: string, locale: Locale): StatementUse[] {
  const file = `content/pages/faq/${locale}.yaml`;
  const chosenIds = getValue(readRawContentFile(root, path)?.data, ["faq", "questions"]);
  const items = getValue(readRawContentFile(root, file)?.data, ["items"]);
  const questionIds = (Array.isArray(items) ? items : []).map(
    (item, index) => getId(item) ?? `${index}`,
  );
  const shownIds = Array.isArray(chosenIds) ? chosenIds : questionIds;
  return listUsesInFile(root, file, (key) => shownIds.includes(/^items\.([^.]+)\./.exec(key)?.[1]));
}

function findStatementNames(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].flatMap(([, name = ""]) =>
    statementsOncePerPage.some((once) => once === name) ? [name] : [],
  );
}

/** Statements that name a statement, which would be shown with its braces. */
export function findNestedStatements(root: string): ContentIssue[] {
  return findInTexts(root, factsFile, (text) =>
    [...text.matchAll(placeholderPattern)].flatMap(([braces, name]) =>
      statementNames.some((other) => other === name)
        ? [`must not name the statement ${braces}: write its words instead`]
        : [],
    ),
  );
}
