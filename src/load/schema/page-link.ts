import * as z from "zod/mini";
import { translatedPageIds } from "#locale/routes.ts";
import { entryId, text } from "./text.ts";

/** A link below an answer: to a page, or to a part of it by the part's anchor. */
export const pageLink = z.strictObject({
  page: z.enum(translatedPageIds),
  part: z.optional(entryId),
  label: text,
});
