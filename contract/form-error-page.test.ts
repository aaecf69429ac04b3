import { expect, it } from "vitest";
import { locales } from "#locale/languages";
import { endpoints, type FormName } from "./endpoints.ts";
import { formErrorPageFile, formErrorPageFolder } from "./form-error-page.ts";

const forms = Object.keys(endpoints) as FormName[];

it("gives every form and language a page of its own, in the folder that is never served", () => {
  const files = forms.flatMap((form) => locales.map((locale) => formErrorPageFile(form, locale)));
  expect(new Set(files).size).toBe(forms.length * locales.length);
  expect(files).toContain(`${formErrorPageFolder}/prospect/sv.html`);
  expect(files.every((file) => file.startsWith(`${formErrorPageFolder}/`))).toBe(true);
});
