import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale, type Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { type ContentIssue, type ContentLocation, formatIssue } from "../content-issue.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { getId, getValue } from "../files/content-tree.ts";
import { iterateTexts } from "../files/find-in-texts.ts";
import { promiseNames } from "../files/shared-values.ts";

/** Names that a page may use once: promises that are whole sentences, and when we answer. Readers skip repetitions. */
export const promisesOncePerPage = [
  ...promiseNames.filter((name) => name !== "billing"),
  "reply",
] as const;

/** Pages with the whole box on how the rating works. */
export const pagesWithRating: PageId[] = ["product"];

/** Keys of texts in no paragraph of the page: search results and text alternatives. */
const metaKeyPattern = /^(?:meta\.|description$)|\.description$/;

/** Promises that a page repeats. */
export function findRepeatedPromiseUses(root: string, files: readonly string[]): ContentIssue[] {
  return files.flatMap((path) => {
    const firstUses = new Map<string, ContentLocation>();
    return listPromiseUses(root, path).flatMap(({ name, location }) => {
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

/** A promise by its name, and where a text says it. */
interface PromiseUse {
  name: string;
  location: ContentLocation;
}

/** Lists the promises on the page of a file: in its own texts, the box on the rating, the questions that it shows. */
function listPromiseUses(root: string, path: string): PromiseUse[] {
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
): PromiseUse[] {
  const file = readRawContentFile(root, path);
  return [...(file ? iterateTexts(file) : [])].flatMap(({ text, key, location }) =>
    !metaKeyPattern.test(key) && isShown(key)
      ? findPromiseNames(text).map((name) => ({ name, location: location() }))
      : [],
  );
}

function listUsesInQuestions(root: string, path: string, locale: Locale): PromiseUse[] {
  const file = `content/pages/faq/${locale}.yaml`;
  const chosenIds = getValue(readRawContentFile(root, path)?.data, ["faq", "questions"]);
  const items = getValue(readRawContentFile(root, file)?.data, ["items"]);
  const questionIds = (Array.isArray(items) ? items : []).map(
    (item, index) => getId(item) ?? `${index}`,
  );
  const shownIds = Array.isArray(chosenIds) ? chosenIds : questionIds;
  return listUsesInFile(root, file, (key) => shownIds.includes(/^items\.([^.]+)\./.exec(key)?.[1]));
}

function findPromiseNames(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].flatMap(([, name = ""]) =>
    promisesOncePerPage.some((promise) => promise === name) ? [name] : [],
  );
}
