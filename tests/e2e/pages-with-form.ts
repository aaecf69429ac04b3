import type { Page } from "@playwright/test";
import type { FormName } from "#contract/endpoints.ts";
import type { Locale } from "#locale/languages.ts";
import { findPath, type PageId } from "#locale/routes.ts";
import { createSample } from "#tests/harness/form-samples.ts";
import { ContactForm } from "./contact-form.ts";

type LocalizedPage = [pageId: PageId, locale: Locale];

/** Pages with each form; each is tested in one language. */
const pagesByForm: Record<FormName, [LocalizedPage, ...LocalizedPage[]]> = {
  prospect: [
    ["contact", "de"],
    ["home", "sv"],
  ],
  contactMessage: [
    ["contact", "sv"],
    ["product", "en"],
    ["leaders", "de"],
    ["individuals", "sv"],
  ],
  inquiry: [
    ["facilitatorship", "de"],
    ["facilitatorship", "en"],
  ],
};

export interface PageWithForm {
  formName: FormName;
  pageId: PageId;
  locale: Locale;
}

export const pagesWithForm = (Object.keys(pagesByForm) as FormName[]).flatMap((formName) =>
  pagesByForm[formName].map(([pageId, locale]): PageWithForm => ({ formName, pageId, locale })),
);

export const firstPagesWithForm = pagesWithForm.filter(
  ({ formName }, index) => pagesWithForm[index - 1]?.formName !== formName,
);

/** Opens a page, and returns its form with what a visitor enters into it. */
export async function openForm(
  page: Page,
  visit: (page: PageId, locale: Locale) => Promise<unknown>,
  { formName, pageId, locale }: PageWithForm,
) {
  await visit(pageId, locale);
  const form = new ContactForm(page, locale, formName);
  return { form, sample: createSample(formName, locale, findPath(pageId, locale)) };
}
