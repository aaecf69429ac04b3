import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** The terms of the glossary by their ids, which links name. */
export const glossarySchema = z.record(
  z.string(),
  z.strictObject({ term: text, definition: text }),
);

export type Glossary = z.infer<typeof glossarySchema>;
