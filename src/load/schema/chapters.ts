import * as z from "zod/mini";
import { dimensions } from "#instrument/dimensions.ts";
import { locales } from "#locale/languages.ts";
import { readRawContentFile } from "../files/content-file.ts";
import { arrayOfLength, entryId, text, withDescription } from "./text.ts";

export const chaptersFile = "content/science-chapters.yaml";

const listedChapterSchema = z
  .strictObject({
    id: withDescription(
      entryId,
      "The name of its folder in content/science, and what follows # in its URL: small letters and hyphens, such as growth-zone",
    ),
    first: withDescription(
      z.optional(z.boolean()),
      "Links it above the others: it answers what buyers ask first",
    ),
  })
  .check(z.meta({ title: "chapter" }));

export const chapterListSchema = withDescription(
  z.array(listedChapterSchema),
  "The chapters of the science page in their order. For a new one add its id here, save, and open /admin again: its form is then in the list.",
);

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
    (entry) => entryId.safeParse(entry?.id).data ?? [],
  );
  return [...new Set(ids)];
}

/** The chapter that describes the aspects, each in a tab of its own. */
export const aspectsChapter = "what-it-measures";

/** The four aspects of what is measured; their ids are fragments too. */
export const aspectIds = [...dimensions, "integration"] as const;

export type AspectId = (typeof aspectIds)[number];

const heading = {
  lang: z.enum(locales),
  title: text,
  summary: withDescription(text, "One sentence that sums the chapter up"),
};

/** The front matter of a chapter. */
export const chapterSchema = withDescription(
  z.strictObject({
    ...heading,
    nav: withDescription(text, "The short title, for the list of chapters"),
    inShort: withDescription(
      z.optional(arrayOfLength(3, "the chapter in three lines", text)),
      "What the chapter comes to, in three lines: the finding, what follows, its limit",
    ),
  }),
  "A chapter of the science page.",
);

/** The front matter of an aspect. */
export const aspectSchema = withDescription(
  z.strictObject(heading),
  "An aspect of what is measured, in a tab of its own.",
);
