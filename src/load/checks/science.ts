import { isReleased, locales } from "#locale/languages.ts";
import type { ContentCollection, ContentEntry } from "../collections/define-collection.ts";
import {
  type ContentIssue,
  isError,
  isInPreparation,
  removeDuplicateIssues,
} from "../content-issue.ts";
import { createBodyIssue, createIssueAt, readContentFile } from "../files/content-file.ts";
import {
  findBrokenLinks,
  findProseLinks,
  findUnknownNames,
  type LinkSchemes,
} from "../files/prose-links.ts";
import { aspectIds, chaptersFile, neededChapters, readChapterIds } from "../schema/chapters.ts";
import {
  illustrationIds,
  measuredFigureIds,
  type ScienceFigures,
} from "../schema/science-figures.ts";

/** Broken references of the science page's texts that are valid by themselves. */
export function checkScience(
  root: string,
  collections: Record<"chapters" | "aspects" | "glossary" | "sources", ContentCollection>,
): ContentIssue[] {
  const chapters = collections.chapters.read(root);
  const aspects = collections.aspects.read(root);
  const glossary = collections.glossary.read(root);
  const sources = collections.sources.read(root);
  // Errors within a file are reported for that file.
  const all = [chapters, aspects, glossary, sources];
  if (all.some(({ issues }) => issues.some(isError))) return [];
  const figureIds = [...measuredFigureIds, ...illustrationIds];
  const issues = locales.flatMap((locale) => {
    const terms = glossary.entries.find(({ id }) => id === locale)?.data ?? {};
    const found = findScienceIssues(
      [...chapters.entries, ...aspects.entries].filter(({ id }) => id.endsWith(`/${locale}`)),
      {
        term: { ids: Object.keys(terms), home: `${collections.glossary.path}/${locale}.yaml` },
        source: { ids: sources.entries.map(({ id }) => id), home: collections.sources.path },
        chapter: { ids: [...readChapterIds(root), ...aspectIds], home: chaptersFile },
        figure: { ids: figureIds, home: `the list of figures (${figureIds.join(", ")})` },
      },
    );
    // An unplaced figure is an issue of no file.
    return isReleased(locale) ? found : found.filter(isInPreparation);
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
 * Links to what does not exist, and figures that no text places, in an editor's words. `texts` are all
 * texts of one language.
 */
export function findScienceIssues(
  texts: readonly Pick<ContentEntry, "filePath" | "body" | "bodyLine">[],
  references: ScienceReferences,
): ContentIssue[] {
  const schemes: LinkSchemes = Object.fromEntries(
    Object.entries(references).map(([scheme, { ids, home }]) => [
      scheme,
      (id) =>
        ids.includes(id) ? undefined : `points to the ${scheme} "${id}", which is not in ${home}`,
    ]),
  );
  const placed = texts
    .flatMap(({ body = "" }) => findProseLinks(body))
    .flatMap(({ scheme, id }) => (scheme === "figure" ? [id] : []));
  return [
    ...texts.flatMap(({ filePath, body = "", bodyLine = 1 }) =>
      [...findUnknownNames(body), ...findBrokenLinks(body, schemes, "we have")].map(
        ({ line, message }) => createBodyIssue({ path: filePath, bodyLine }, line, message),
      ),
    ),
    ...references.figure.ids
      .filter((id) => !placed.includes(id))
      .map((id) => ({
        message: `the figure "${id}" stands in no chapter of content/science: place it by ![](figure:${id})`,
      })),
  ];
}

/** Chapters that the list names twice, or lacks although the site needs them. */
export function findChapterIssues(root: string): ContentIssue[] {
  const file = readContentFile(root, chaptersFile);
  const ids = ((file?.data ?? []) as { id: string }[]).map(({ id }) => id);
  if (!file) return [];
  const again = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [createIssueAt(file, id, `the chapter "${id}" occurs twice`)] : [],
  );
  const missing = neededChapters.filter((id) => !ids.includes(id));
  return [
    ...again,
    ...missing.map((id) => ({
      path: chaptersFile,
      message: `the chapter "${id}" is missing: other parts lead to it`,
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
