import { type ContactInterest, createContactHref } from "#contract/contact-url.ts";
import { getFormLink } from "#contract/forms.ts";
import type { PageContext } from "#load/page-context.ts";
import { findPath, type PageId } from "#locale/routes.ts";

/** The most likely interest of visitors of pages without the prospect form. */
const interests: Partial<Record<PageId, ContactInterest>> = {
  organization: "organization",
  hr: "organization",
  product: "team",
  trial: "personal",
  example: "organization",
  teams: "team",
  leaders: "personal",
  individuals: "personal",
};

/**
 * The path of "Talk to us" on a page: its prospect form, or that of the contact page, with the interest
 * and the page's path.
 */
export function getContactHref({ id, locale }: Pick<PageContext, "id" | "locale">): string {
  const interest = id && interests[id];
  if (!id || !interest) return "#contact";
  return createContactHref(getFormLink("prospect", locale), interest, findPath(id, locale) ?? "");
}
