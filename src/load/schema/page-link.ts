import * as z from "zod/mini";
import { translatedPageIds } from "#locale/routes.ts";
import { described, entryId, text } from "./text.ts";

export const linkedPage = described(z.enum(translatedPageIds), "The page that it leads to");

/** A link below an answer: to a page, or to a part of it by the part's anchor. */
export const pageLink = z.strictObject({
  page: linkedPage,
  part: described(z.optional(entryId), "The id of the section there to which the link leads"),
  label: text,
});
