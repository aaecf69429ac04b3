import { allCollections } from "#load/catalogue";
import type { ContentLocation } from "#load/content-issue";
import { locationInBody, locationOf, readSource } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import { isLocale, type Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";

/** A text of the content, of Markdown a line, and where it stands. */
export interface PageText {
  location: ContentLocation;
  text: string;
  /** Whether it is of the page itself, and not of all pages. */
  isOwn: boolean;
}

/** The texts that a page in one language may show, with names filled in: its own first. */
export function listPageTexts(root: string, id: PageId | undefined, locale: Locale): PageText[] {
  const isOwn = (path: string) =>
    path.includes(`/${id}/${locale}.`) ||
    (id === "science" && path.startsWith("content/science/") && path.endsWith(`/${locale}.md`));
  // Legal texts and chapters stand on no page but their own.
  const isElsewhere = (path: string) => !isOwn(path) && path.endsWith(".md");
  const files = allCollections
    .flatMap(({ listFiles }) => listFiles(root))
    .filter((path) => !isElsewhere(path));
  const ordered = [...files.filter(isOwn), ...files.filter((path) => !isOwn(path))];
  return ordered.flatMap((path) =>
    textsIn(root, path, locale).map((one) => ({ ...one, isOwn: isOwn(path) })),
  );
}

function textsIn(root: string, path: string, locale: Locale) {
  const source = readSource(root, path);
  if (!source || source.issue || (source.locale ?? locale) !== locale) return [];
  const inData = [...leavesOf(source.data)].flatMap(([key, value]) => {
    const language = key.split(".").findLast(isLocale) ?? locale;
    return language === locale && typeof value === "string"
      ? [{ location: locationOf(source, key), text: value }]
      : [];
  });
  const inBody = source.body
    .split("\n")
    .map((text, index) => ({ location: locationInBody(source, index + 1), text }))
    .filter(({ text }) => text !== "");
  return [...inData, ...inBody];
}
