import * as z from "zod/mini";
import { locales } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { freeText, headline, text, withDescription } from "./text.ts";

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

/** The front matter of a legal text. */
export const legalSchema = withDescription(
  z.strictObject({
    lang: z.enum(locales),
    name: withDescription(text, "Name of the page in the footer"),
    title: withDescription(headline, "The title of the page and of its link preview"),
    lead: freeText,
    description: withDescription(freeText, "Two sentences at most for search results"),
    updated: withDescription(z.iso.date(), "The day of the last change, which the page shows"),
    confirmed: withDescription(
      z.optional(z.iso.date()),
      "The day on which a lawyer confirmed this text as it is; it does not count after a later change",
    ),
    unnumbered: withDescription(
      z.optional(z.array(text)),
      "Anchors of sections that have no number",
    ),
  }),
  "A lawyer must confirm it, in every language. Words in braces are filled in by the site, the unit of a period follows it in words: the keys of “legal” in the facts, those of “company” and “office” in the brand, {email}, the prices {starterPrice}, {growthPrice}, {certificationPrice}, and {pricePeriod}, “per user and year”, and the fields of a form, such as {prospectFields}. The imprint is German only.",
);
