import * as z from "zod/mini";
import { linkablePageIds } from "#locale/routes.ts";
import { entryId, text, withDescription } from "./text.ts";

export const linkedPage = withDescription(z.enum(linkablePageIds), "The page that it leads to");

/** A link below an answer: to a page, or to a part of it by the part's anchor. */
export const pageLink = z.strictObject({
  page: linkedPage,
  part: withDescription(z.optional(entryId), "The id of the section there to which the link leads"),
  label: text,
});
