import type { Locale } from "#locale/languages.ts";
import { getLink, type TranslatedPage } from "#locale/routes.ts";
import type { FormName } from "./endpoints.ts";

/** The page of each form, and the id of its section there. */
export const formPages = {
  prospect: { page: "contact", fragment: "work" },
  contactMessage: { page: "contact", fragment: "question" },
  inquiry: { page: "facilitatorship", fragment: "inquiry" },
} as const satisfies Record<FormName, { page: TranslatedPage; fragment: string }>;

/** Returns where links to a form lead. */
export function getFormLink(form: FormName, locale: Locale): string {
  const { page, fragment } = formPages[form];
  return `${getLink(page, locale)}#${fragment}`;
}
