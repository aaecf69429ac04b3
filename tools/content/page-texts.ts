import { allCollections } from "#load/catalog.ts";
import type { ContentLocation } from "#load/content-issue.ts";
import { readContentFile } from "#load/files/content-file.ts";
import { iterateTexts } from "#load/files/find-in-texts.ts";
import type { Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";

/** A text of the content, in Markdown a line, with its location. */
interface PageText {
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
  // Legal texts and chapters are on their own page only.
  const isElsewhere = (path: string) => !isOwn(path) && path.endsWith(".md");
  const files = allCollections
    .flatMap(({ listFiles }) => listFiles(root))
    .filter((path) => !isElsewhere(path));
  const ordered = [...files.filter(isOwn), ...files.filter((path) => !isOwn(path))];
  return ordered.flatMap((path) =>
    listFileTexts(root, path, locale).map((text) => ({ ...text, isOwn: isOwn(path) })),
  );
}

function listFileTexts(root: string, path: string, locale: Locale) {
  const file = readContentFile(root, path);
  if (!file || (file.locale ?? locale) !== locale) return [];
  return [...iterateTexts(file)].flatMap((occurrence) => {
    const { text, isProse } = occurrence;
    const isShown = (occurrence.locale ?? locale) === locale && (text !== "" || !isProse);
    return isShown ? [{ location: occurrence.location(), text }] : [];
  });
}
