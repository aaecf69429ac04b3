import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import type { Locale } from "#locale/languages.ts";
import { loadEntry, loadScienceFigures } from "./content.ts";
import { loadDocument } from "./pictures.ts";
import { type AspectId, aspectIds } from "./schema/chapters.ts";
import type { Glossary } from "./schema/glossary.ts";
import type { ChartValues } from "./schema/science-figures.ts";
import type { Source } from "./schema/sources.ts";

/** A report for download: the code of its language, its URL, and its size in bytes. */
interface ReportFile {
  lang: string;
  href: string;
  bytes: number;
}

export type LoadedSource = Omit<Source, "files"> & { files: ReportFile[] };

/** A chapter or an aspect: its headings and its prose, which is in the language `lang`. */
export interface ScienceText<Id extends string> {
  id: Id;
  title: string;
  summary: string;
  lang: Locale;
  markdown: string;
  file: string;
}

export type Chapter = ScienceText<string> & {
  nav: string;
  inShort?: string[] | undefined;
  /** Whether it is linked above the others. */
  isFirst: boolean;
};
export type Aspect = ScienceText<AspectId>;

/** The content of the science page, besides the words of its interface. */
export interface Science {
  chapters: Chapter[];
  aspects: Aspect[];
  glossary: Glossary;
  sources: Record<string, LoadedSource>;
  figures: Record<string, ChartValues>;
}

/** The science page in one language. Its links and figures were checked when it was read. */
export async function loadScience(locale: Locale): Promise<Science> {
  return {
    chapters: await loadChapters(locale),
    aspects: await Promise.all(
      aspectIds.map(async (id) => toScienceText(id, await loadEntry("aspects", `${id}/${locale}`))),
    ),
    glossary: (await loadEntry("glossary", locale)).data,
    sources: Object.fromEntries(
      (await getCollection("sources")).map(({ id, data: { files = [], ...source } }) => [
        id,
        { ...source, files: files.map(({ lang, file }) => ({ lang, ...loadDocument(file) })) },
      ]),
    ),
    figures: await loadScienceFigures(),
  };
}

/** The chapters in their order. A listed chapter without a file yet is left out. */
async function loadChapters(locale: Locale): Promise<Chapter[]> {
  const listedChapters = await getCollection("chapterList");
  const chapters = await Promise.all(
    listedChapters.map(async ({ data: { id, first = false } }) => {
      const entry = await getEntry("chapters", `${id}/${locale}`);
      return entry && { ...toScienceText(id, entry), isFirst: first };
    }),
  );
  return chapters.filter((chapter) => chapter !== undefined);
}

function toScienceText<Id extends string, Entry extends CollectionEntry<"chapters" | "aspects">>(
  id: Id,
  { data, body = "", filePath = "" }: Entry,
) {
  return { ...(data as Entry["data"]), id, markdown: body, file: filePath };
}
