import type { Page } from "@playwright/test";
import type { FormName } from "#contract/endpoints.ts";
import type { Locale } from "#locale/languages.ts";
import { getPath, type PageId } from "#locale/routes.ts";
import { createSample } from "#tests/harness/form-samples.ts";
import { ContactForm } from "./contact-form.ts";

type Place = [page: PageId, locale: Locale];

/** Pages with each form; each is tested in one language. */
const places: Record<FormName, [Place, ...Place[]]> = {
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

export type PageWithForm = [form: FormName, ...place: Place];
const entries = Object.entries(places) as [FormName, (typeof places)[FormName]][];

export const formPages = entries.flatMap(([form, pages]) =>
  pages.map((place): PageWithForm => [form, ...place]),
);

/** The first page with each form. */
export const firstPages = entries.map(([form, [place]]): PageWithForm => [form, ...place]);

/** Opens a page, and returns its form with what a visitor enters into it. */
export async function openForm(
  page: Page,
  visit: (page: PageId, locale: Locale) => Promise<unknown>,
  [name, pageId, locale]: PageWithForm,
) {
  await visit(pageId, locale);
  const form = new ContactForm(page, locale, name);
  return { form, sample: createSample(name, locale, getPath(pageId, locale)) };
}
