import { isReleased, locales } from "#locale/languages.ts";
import type { ContentCollection, ContentEntry } from "../collections/define-collection.ts";
import {
  type ContentIssue,
  isError,
  isInPreparation,
  removeDuplicateIssues,
} from "../content-issue.ts";
import { createBodyIssue, createIssueAt, readContentFile } from "../files/content-file.ts";
import { parseMarkdown } from "../files/markdown.ts";
import {
  findBrokenLinks,
  findProseLinks,
  findUnknownNames,
  type LineIssue,
  type LinkSchemes,
} from "../files/prose-links.ts";
import { aspectIds, chaptersFile, neededChapters, readChapterIds } from "../schema/chapters.ts";
import { chartIds, illustrationIds, type ScienceFigures } from "../schema/science-figures.ts";

/** Broken references of the science page's texts that are valid by themselves. */
export function findScienceIssues(
  root: string,
  collections: Record<"chapters" | "aspects" | "glossary" | "sources", ContentCollection>,
): ContentIssue[] {
  const chapters = collections.chapters.read(root);
  const aspects = collections.aspects.read(root);
  const glossary = collections.glossary.read(root);
  const sources = collections.sources.read(root);
  const chapterIds = readChapterIds(root);
  // Errors within a file are reported for that file, also those of the list of chapters.
  if (chapterIds.length === 0) return [];
  const results = [chapters, aspects, glossary, sources];
  if (results.some(({ issues }) => issues.some(isError))) return [];
  const figureIds = [...chartIds, ...illustrationIds];
  const issues = locales.flatMap((locale) => {
    const terms = glossary.entries.find(({ id }) => id === locale)?.data ?? {};
    const languageIssues = findScienceReferenceIssues(
      [...chapters.entries, ...aspects.entries].filter(({ id }) => id.endsWith(`/${locale}`)),
      {
        term: { ids: Object.keys(terms), home: `${collections.glossary.path}/${locale}.yaml` },
        source: { ids: sources.entries.map(({ id }) => id), home: collections.sources.path },
        chapter: { ids: [...chapterIds, ...aspectIds], home: chaptersFile },
        figure: { ids: figureIds, home: `the list of figures (${figureIds.join(", ")})` },
      },
    );
    // An unplaced figure is an issue of no file.
    return isReleased(locale) ? languageIssues : languageIssues.filter(isInPreparation);
  });
  // A missing translation is replaced by the English text.
  return removeDuplicateIssues(issues);
}

/** The ids that texts of the science page may refer to, by kind, and where each kind is kept. */
export type ScienceReferences = Record<
  "term" | "source" | "chapter" | "figure",
  { ids: readonly string[]; home: string }
>;

/**
 * Links of texts to targets that do not exist, and figures that are in no text. `texts` are all texts of one
 * language.
 */
export function findScienceReferenceIssues(
  texts: readonly Pick<ContentEntry, "filePath" | "body" | "bodyLine">[],
  references: ScienceReferences,
): ContentIssue[] {
  const schemes: LinkSchemes = Object.fromEntries(
    Object.entries(references).map(([scheme, { ids, home }]) => [
      scheme,
      (id) =>
        ids.includes(id) ? undefined : `links to the ${scheme} "${id}", which is not in ${home}`,
    ]),
  );
  const placed = texts
    .flatMap(({ body = "" }) => findProseLinks(body))
    .flatMap(({ scheme, id }) => (scheme === "figure" ? [id] : []));
  return [
    ...texts.flatMap(({ filePath, body = "", bodyLine = 1 }) =>
      [
        ...findUnknownNames(body),
        ...findBrokenLinks(body, schemes),
        ...findWrongHeadings(body),
      ].map(({ line, message }) => createBodyIssue({ path: filePath, bodyLine }, line, message)),
    ),
    ...references.figure.ids
      .filter((id) => !placed.includes(id))
      .map((id) => ({
        message: `the figure "${id}" is missing in content/science: add ![](figure:${id}) to a chapter`,
      })),
  ];
}

/** Headings on the level of the chapter's own or without one above them, and with anchors, which chapters show. */
function findWrongHeadings(markdown: string): LineIssue[] {
  const lines = markdown.split("\n");
  return parseMarkdown(markdown)
    .headings.filter(({ depth, anchor }) => (depth !== 2 && depth !== 3) || anchor !== undefined)
    .map(({ line }) => ({
      line,
      message: `a heading must read "## Title" or "### Title", not "${lines[line - 1]?.trim()}"`,
    }));
}

/** Chapters that the list names twice, or lacks although the site needs them. */
export function findChapterIssues(root: string): ContentIssue[] {
  const file = readContentFile(root, chaptersFile);
  const ids = ((file?.data ?? []) as { id: string }[]).map(({ id }) => id);
  if (!file) return [];
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [createIssueAt(file, id, `the chapter "${id}" is listed twice`)] : [],
  );
  const missing = neededChapters.filter((id) => !ids.includes(id));
  return [
    ...repeated,
    ...missing.map((id) => ({
      path: chaptersFile,
      message: `the chapter "${id}" is missing: other pages link to it`,
    })),
  ];
}

/** Measured figures whose source is not in the list of sources. */
export function findUnknownSources(
  root: string,
  path: string,
  sources: ContentCollection,
): ContentIssue[] {
  const file = readContentFile(root, path);
  const { entries, issues } = sources.read(root);
  if (!file || issues.some(isError)) return [];
  return Object.entries(file.data as ScienceFigures)
    .filter(([, figure]) => !entries.some(({ id }) => id === figure.source))
    .map(([id, figure]) =>
      createIssueAt(file, `${id}.source`, `"${figure.source}" is not in ${sources.path}`),
    );
}
