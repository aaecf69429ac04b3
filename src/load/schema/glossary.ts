import * as z from "zod/mini";
import { text } from "./text.ts";

/** The terms of the glossary by id, which links use. */
export const glossarySchema = z.record(
  z.string(),
  z.strictObject({ term: text, definition: text }).check(z.meta({ title: "term" })),
);

export type Glossary = z.infer<typeof glossarySchema>;
