import * as z from "zod/mini";
import { locales } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { freeText, headline, text } from "./text.ts";

/** Pages that consist of one long legal text. */
export const legalIds = [
  "terms",
  "privacy",
  "cookies",
  "accessibility",
  "imprint",
] as const satisfies PageId[];

export type LegalId = (typeof legalIds)[number];

export function isLegal(page: PageId): page is LegalId {
  return (legalIds as readonly PageId[]).includes(page);
}

/**
 * The front matter of a legal text. `confirmed` is the date on which a lawyer confirmed it as it is;
 * `unnumbered` are the anchors of sections without a number.
 */
export const legalSchema = z.strictObject({
  lang: z.enum(locales),
  name: text,
  title: headline,
  lead: freeText,
  description: freeText,
  updated: z.iso.date(),
  confirmed: z.optional(z.iso.date()),
  unnumbered: z.optional(z.array(text)),
});
