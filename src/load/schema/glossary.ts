import * as z from "zod/mini";
import { text, withDescription } from "./text.ts";

/** The terms of the glossary by id, which links use. */
export const glossarySchema = withDescription(
  z.record(
    z.string(),
    z
      .strictObject({
        term: withDescription(text, "The word that is explained"),
        definition: withDescription(text, "Its explanation, in a sentence or two"),
      })
      .check(z.meta({ title: "term" })),
  ),
  "The terms of the science chapters, by the id that their links name.",
);

export type Glossary = z.infer<typeof glossarySchema>;
