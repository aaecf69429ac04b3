import * as z from "zod/mini";
import { filePath, languageCode, matches, text, withDescription, year } from "./text.ts";

/** Volumes and pages may be written with or without quotation marks. */
const label = z.pipe(z.union([text, z.number()]), z.transform(String));

const reportFile = z.strictObject({
  lang: withDescription(languageCode, "The code of the file’s language, such as en"),
  file: withDescription(
    filePath("reports/technical-report-2024-en", "pdf"),
    "A PDF file in the folder content, of at most 20 MB; visitors get it as it is",
  ),
});

/** A published work or a technical report, for the list of sources. */
const sourceSchema = z
  .strictObject({
    kind: withDescription(
      z.enum(["article", "book", "chapter", "report"]),
      "What was published: it decides how the source is written",
    ),
    authors: withDescription(z.array(text).check(z.minLength(1)), "Each as “Surname, I. N.”"),
    year: withDescription(year, "The year in which it appeared"),
    title: text,
    container: withDescription(z.optional(text), "The journal or the book in which it appeared"),
    volume: withDescription(z.optional(label), "Volume of the journal"),
    issue: withDescription(z.optional(label), "Number within the volume"),
    pages: withDescription(z.optional(label), "Pages such as 307–324"),
    publisher: withDescription(z.optional(text), "Who published the book or the report"),
    doi: withDescription(
      z.optional(
        text.check(...matches(/^10\.\S+\/\S+$/, "must be a DOI such as 10.1037/h0055425")),
      ),
      "Its DOI, without an address before it",
    ),
    lang: withDescription(
      z.optional(text),
      "The language of the title if it is not English, such as sv",
    ),
    files: withDescription(
      z.optional(z.array(reportFile)),
      "Reports only: PDF files that visitors can download, where a chapter cites the report and in the list of sources",
    ),
  })
  .check(
    z.refine(({ kind, files }) => kind === "report" || !files, {
      path: ["files"],
      error: "must be left out: only reports have files",
    }),
    z.meta({ title: "source" }),
  );

export const sourcesSchema = withDescription(
  z.record(z.string(), sourceSchema),
  "The works that the science chapters cite, by the id that their links name. Only what really exists and has been checked; a detail that is not certain is left out.",
);

export type Source = z.infer<typeof sourceSchema>;
