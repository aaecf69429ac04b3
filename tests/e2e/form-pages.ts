import { expect, type Page } from "@playwright/test";
import type { FormName } from "#contract/endpoints";
import { forms } from "#contract/forms";
import { type Inquiry, toProspect } from "#contract/inquiry";
import type { Locale } from "#locale/languages";
import { getPath, type PageId } from "#locale/routes";
import { createValidFields, listRequiredFields } from "#tests/harness/form-fields";
import { samples } from "#tests/harness/form-samples";
import { ContactForm, ownAddress } from "./contact-form.ts";
import type { RunningSite } from "./fixtures/running-site.ts";

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
    ["facilitatorship", "en"],
    ["facilitatorship", "de"],
  ],
};

export type PageWithForm = [form: FormName, ...place: Place];
const entries = Object.entries(places) as [FormName, (typeof places)[FormName]][];

/** The first page with each form. */
export const firstPages: PageWithForm[] = entries.map(([form, [place]]) => [form, ...place]);

/** The other pages with each form. */
export const furtherPages: PageWithForm[] = entries.flatMap(([form, [, ...others]]) =>
  others.map((place): PageWithForm => [form, ...place]),
);

export const formPages: PageWithForm[] = [...firstPages, ...furtherPages];

/** Opens a page, and returns its form with what a visitor enters into it. */
export async function openForm(
  page: Page,
  visit: (page: PageId, locale: Locale) => Promise<unknown>,
  [name, pageId, locale]: PageWithForm,
) {
  await visit(pageId, locale);
  const form = new ContactForm(page, locale, name);
  return { form, sample: createSample(name, locale, pageId) };
}

/** What a visitor enters into a form, with an address of their own, and the expected entry in the store. */
export function createSample(name: FormName, locale: Locale, pageId: PageId) {
  const valid = Object.entries(createValidFields(forms[name]));
  const visible = valid.filter(([field]) => forms[name].visibleFields.includes(field));
  const pageField = forms[name].fieldNames.includes("page") && { page: getPath(pageId, locale) };
  const email = ownAddress();
  const sample = { ...Object.fromEntries(visible), email };
  const stored = name === "inquiry" ? toProspect(sample as unknown as Inquiry) : sample;
  return {
    required: listRequiredFields(forms[name]),
    fields: sample,
    stored: {
      id: expect.any(String),
      receivedAt: expect.any(String),
      ...stored,
      ...pageField,
      campaign: "",
      language: locale,
    },
    async listOf(site: RunningSite) {
      return (await site.list(samples[name].storedIn)).filter((entry) => entry.email === email);
    },
  };
}
