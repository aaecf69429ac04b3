import type { Locale } from "#locale/languages.ts";
import { getLinkPath, type TranslatedPage } from "#locale/routes.ts";
import { contactMessageForm } from "./contact-message.ts";
import type { FormName } from "./endpoints.ts";
import type { Form } from "./form.ts";
import { inquiryForm } from "./inquiry.ts";
import { prospectForm } from "./prospect.ts";

/** Every form of the site. Not for the browser, which loads only the form of its page. */
export const forms: Record<FormName, Form<object>> = {
  prospect: prospectForm,
  contactMessage: contactMessageForm,
  inquiry: inquiryForm,
};

/** The page of each form, and the id of its section there. */
export const formPages = {
  prospect: { page: "contact", fragment: "work" },
  contactMessage: { page: "contact", fragment: "question" },
  inquiry: { page: "facilitatorship", fragment: "inquiry" },
} as const satisfies Record<FormName, { page: TranslatedPage; fragment: string }>;

/** Returns where links to a form lead. */
export function getFormLink(form: FormName, locale: Locale): string {
  const { page, fragment } = formPages[form];
  return `${getLinkPath(page, locale)}#${fragment}`;
}
