import { type Locale, locales } from "#locale/languages";
import type { ContentKind } from "./content-kinds.ts";
import { type ContentEntry, readSource } from "./reading.ts";
import { aspectIds, chapterIds } from "./schema/chapters.ts";
import type { ScienceContent } from "./schema/science.ts";
import {
  illustrationIds,
  measuredFigureIds,
  type ScienceFigure,
} from "./schema/science-figures.ts";
import { findScienceProblems, type ScienceInventory } from "./science-problems.ts";

type Kinds = Record<
  "chapters" | "aspects" | "glossary" | "sources" | "scienceFigures" | "science",
  ContentKind
>;

/**
 * Problems between the files of the science page that are valid by themselves: links, sources, figures.
 */
export function checkScience(root: string, kinds: Kinds): { problems: string[] } {
  const readings = Object.entries(kinds).map(([name, kind]) => [name, kind.read(root)] as const);
  // Their own problems are reported for each file.
  if (readings.some(([, { problems }]) => problems.length > 0)) return { problems: [] };
  const found = Object.fromEntries(
    readings.map(([name, { entries }]) => [name, entries]),
  ) as Record<keyof Kinds, ContentEntry[]>;
  const figures = placeFigures(root, kinds.scienceFigures.place, found.scienceFigures);
  const problems = locales.flatMap((locale) =>
    findScienceProblems({
      texts: [...found.chapters, ...found.aspects].flatMap((entry) => textIn(locale, entry)),
      terms: {
        file: `${kinds.glossary.place}/${locale}.yaml`,
        ids: Object.keys(dataOf(found.glossary, locale)),
      },
      sources: found.sources.map(({ id }) => id),
      chapters: [...chapterIds, ...aspectIds],
      figures,
      drawable: rowsNamed(dataOf(found.science, locale) as ScienceContent),
      illustrations: illustrationIds,
    }),
  );
  // A missing translation is replaced by the English text.
  return { problems: [...new Set(problems)] };
}

function dataOf(entries: ContentEntry[], wanted: string): object {
  return entries.find(({ id }) => id === wanted)?.data ?? {};
}

function textIn(locale: Locale, entry: ContentEntry): ScienceInventory["texts"] {
  if (!entry.id.endsWith(`/${locale}`)) return [];
  return [{ file: entry.filePath, firstLine: entry.bodyLine ?? 1, markdown: entry.body ?? "" }];
}

function placeFigures(root: string, path: string, entries: ContentEntry[]) {
  const source = readSource(root, path);
  return entries.map(({ id, data }) => {
    const figure = data as unknown as ScienceFigure;
    const rows = figure.rows.map((row) => row.id);
    return { id, place: `${path}:${source?.linesOf(id)[0]}`, source: figure.source, rows };
  });
}

/** The rows of each measured figure; the remainder of a whole is not measured. */
function rowsNamed({ figures }: ScienceContent): ScienceInventory["drawable"] {
  return Object.fromEntries(
    measuredFigureIds.map((id) => [
      id,
      Object.keys(figures[id].rows).filter((row) => row !== "rest"),
    ]),
  );
}
