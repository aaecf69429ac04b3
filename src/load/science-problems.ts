import { findProseLinks } from "./prose-links.ts";

/** What the texts of the science page refer to, by id, and where it is kept. */
export interface ScienceInventory {
  /** All texts of one language, aspects included; `firstLine` is the line of the text in its file. */
  texts: { file: string; firstLine: number; markdown: string }[];
  /** The file of the glossary, and its ids. */
  terms: { file: string; ids: Iterable<string> };
  sources: Iterable<string>;
  chapters: Iterable<string>;
  /** Figures with measured values: where each is, the source that it names, the ids of its rows. */
  figures: { id: string; place: string; source: string | undefined; rows: readonly string[] }[];
  /** Figures with measured values that the page can draw, and the rows in its words. */
  drawable: Readonly<Record<string, readonly string[]>>;
  /** Figures without measured values. */
  illustrations: readonly string[];
}

const sourcesFile = "content/sources.yaml";
const figuresFile = "content/science-figures.yaml";

/** Broken references between texts, glossary, sources and figures, in an editor's words. */
export function findScienceProblems(inventory: ScienceInventory): string[] {
  const terms = new Set(inventory.terms.ids);
  const chapters = new Set(inventory.chapters);
  const sources = new Set(inventory.sources);
  const { figures, drawable } = inventory;
  const known = new Set([...figures.map(({ id }) => id), ...inventory.illustrations]);
  const targets: Record<string, { ids: Set<string>; home: string }> = {
    term: { ids: terms, home: inventory.terms.file },
    source: { ids: sources, home: sourcesFile },
    chapter: { ids: chapters, home: "the list of chapters" },
    figure: { ids: known, home: `the list of figures (${[...known].join(", ")})` },
  };
  const links = inventory.texts.flatMap(({ file, markdown, firstLine }) =>
    findProseLinks(markdown).map(({ line, ...link }) => ({
      ...link,
      place: `${file}:${firstLine + line - 1}`,
    })),
  );
  const placed = new Set(links.filter(({ kind }) => kind === "figure").map(({ id }) => id));
  return [
    ...links.flatMap(({ place, kind, id }) => {
      const target = targets[kind];
      if (!target) return [`${place}: "${kind}:${id}" is no kind of link that we have`];
      if (target.ids.has(id)) return [];
      return [`${place}: points to the ${kind} "${id}", which is not in ${target.home}`];
    }),
    ...figures.flatMap((figure) =>
      explainFigure(figure, sources, drawable[figure.id]).map(
        (words) => `${figure.place}: ${words}`,
      ),
    ),
    ...Object.keys(drawable)
      .filter((id) => !known.has(id))
      .map((id) => `${figuresFile}: the figure "${id}" is missing`),
    ...[...known]
      .filter((id) => !placed.has(id))
      .map(
        (id) =>
          `the figure "${id}" stands in no chapter of content/science: place it by ![](figure:${id})`,
      ),
  ];
}

function explainFigure(
  { id, source, rows }: ScienceInventory["figures"][number],
  sources: ReadonlySet<string>,
  named: readonly string[] | undefined,
): string[] {
  if (!named) return [`nothing draws a figure called "${id}"`];
  const lost = named.filter((row) => !rows.includes(row));
  const extra = rows.filter((row) => !named.includes(row));
  return [
    ...(source && sources.has(source)
      ? []
      : [`the figure "${id}" has the source "${source}", which is not in ${sourcesFile}`]),
    ...lost.map((row) => `the figure "${id}" has no row "${row}"`),
    ...extra.map((row) => `the figure "${id}" has a row "${row}", which the page has no words for`),
  ];
}
