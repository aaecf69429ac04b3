import { findProseLinks } from "./prose-links.ts";

/** What the texts of the science page point to, by id, and where each is kept. */
export interface ScienceInventory {
  /** Every text of one language, aspects included. */
  texts: { file: string; markdown: string }[];
  /** The glossary's file, and the ids in it. */
  terms: { file: string; ids: Iterable<string> };
  sources: Iterable<string>;
  chapters: Iterable<string>;
  /** Figures with measured values, each with the source that it names. */
  figures: Iterable<{ id: string; source: string | undefined }>;
  /** Figures with measured values that the page can draw. */
  drawable: readonly string[];
  /** Figures without measured values. */
  illustrations: readonly string[];
}

const sourcesFile = "content/sources.yaml";
const figuresFile = "content/science-figures.yaml";

/** What is wrong between the texts, the glossary, the sources and the figures, in an editor's words. */
export function findScienceProblems(inventory: ScienceInventory): string[] {
  const terms = new Set(inventory.terms.ids);
  const chapters = new Set(inventory.chapters);
  const sources = new Set(inventory.sources);
  const figures = [...inventory.figures];
  const known = new Set([...figures.map(({ id }) => id), ...inventory.illustrations]);
  const targets: Record<string, { ids: Set<string>; home: string }> = {
    term: { ids: terms, home: inventory.terms.file },
    source: { ids: sources, home: sourcesFile },
    chapter: { ids: chapters, home: "the list of chapters" },
    figure: { ids: known, home: `the list of figures (${[...known].join(", ")})` },
  };
  const links = inventory.texts.flatMap(({ file, markdown }) =>
    findProseLinks(markdown).map((link) => ({ file, ...link })),
  );
  const placed = new Set(links.filter(({ kind }) => kind === "figure").map(({ id }) => id));
  return [
    ...links.flatMap(({ file, kind, id }) => {
      const target = targets[kind];
      if (!target) return [`${file}: "${kind}:${id}" is no kind of link that we have`];
      if (target.ids.has(id)) return [];
      return [`${file}: points to the ${kind} "${id}", which is not in ${target.home}`];
    }),
    ...figures.flatMap(({ id, source }) => {
      if (!source) return [`${figuresFile}: the figure "${id}" has no source`];
      if (sources.has(source)) return [];
      return [
        `${figuresFile}: the figure "${id}" has the source "${source}", which is not in ${sourcesFile}`,
      ];
    }),
    ...figures
      .filter(({ id }) => !inventory.drawable.includes(id))
      .map(({ id }) => `${figuresFile}: nothing draws a figure called "${id}"`),
    ...inventory.drawable
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
