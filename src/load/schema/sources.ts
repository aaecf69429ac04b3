import * as z from "zod/mini";
import { filePath, languageCode, matches, text } from "./text.ts";

/** Volumes and pages may be written with or without quotation marks. */
const label = z.pipe(z.union([text, z.number()]), z.transform(String));

/** A published work or a technical report, for the list of sources. */
export const sourceSchema = z
  .strictObject({
    kind: z.enum(["article", "book", "chapter", "report"]),
    authors: z.array(text).check(z.minLength(1)),
    year: z.int(),
    title: text,
    container: z.optional(text),
    volume: z.optional(label),
    issue: z.optional(label),
    pages: z.optional(label),
    publisher: z.optional(text),
    doi: z.optional(text.check(...matches(/^10\.\S+\/\S+$/, "a DOI such as 10.1037/h0055425"))),
    /** The language of the title, if it is not English: a tag such as "sv". */
    lang: z.optional(text),
    /** The files of a report for download: the language and the path of each. */
    files: z.optional(
      z.array(
        z.strictObject({
          lang: languageCode,
          file: filePath("reports/technical-report-2024-en", "pdf"),
        }),
      ),
    ),
  })
  .check(
    z.refine(({ kind, files }) => kind === "report" || !files, {
      path: ["files"],
      error: "must be left out: only reports have files",
    }),
    z.meta({ title: "source" }),
  );

export type Source = z.infer<typeof sourceSchema>;
