import * as z from "zod/mini";
import { dimensions } from "#instrument/dimensions.ts";
import { locales } from "#locale/languages.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { arrayOfLength, entryId, text } from "./text.ts";

export const chaptersFile = "content/science-chapters.yaml";

/** A chapter in the list; `first` ones answer what buyers ask first, and are linked above the others. */
export const listedChapterSchema = z
  .strictObject({ id: entryId, first: z.optional(z.boolean()) })
  .check(z.meta({ title: "chapter" }));

/** Chapters to which the site adds something of its own, or to which other pages lead. */
export const neededChapters = [
  "what-it-measures",
  "how-it-measures",
  "in-practice",
  "catalyst",
  "sources",
  "glossary",
  "scientific-validation",
];

/**
 * The chapters of the science page in order: their ids are fragments in every language. Issues of the list are
 * reported by its collection.
 */
export function readChapterIds(root: string): string[] {
  const data = readRawContentFile(root, chaptersFile)?.data;
  const ids = (Array.isArray(data) ? data : []).flatMap(
    (entry) => listedChapterSchema.safeParse(entry).data?.id ?? [],
  );
  return [...new Set(ids)];
}

/** The chapter that describes the aspects, each in a tab of its own. */
export const aspectsChapter = "what-it-measures";

/** The four aspects of what is measured; their ids are fragments too. */
export const aspectIds = [...dimensions, "integration"] as const;

export type AspectId = (typeof aspectIds)[number];

const heading = { lang: z.enum(locales), title: text, summary: text };

/** The front matter of a chapter; `nav` is its short title, `inShort` its summary. */
export const chapterSchema = z.strictObject({
  ...heading,
  nav: text,
  inShort: z.optional(arrayOfLength(3, "the chapter in three lines", text)),
});

/** The front matter of an aspect. */
export const aspectSchema = z.strictObject(heading);
