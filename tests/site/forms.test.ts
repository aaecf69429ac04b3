import { expect, test } from "vitest";
import { type FormName, formEndpoints } from "#contract/endpoints.ts";
import { referenceParameter } from "#contract/reference.ts";
import { releasedLocales } from "#locale/languages.ts";
import { getLinkPath, type PageId } from "#locale/routes.ts";
import { formHeaders } from "#tests/harness/form-posts.ts";
import { createSample } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { distDir } from "#tools/project.ts";
import { pages } from "./harness/built-site.ts";

const pagesByForm: Record<FormName, PageId[]> = {
  prospect: ["contact", "home", "pricing"],
  contactMessage: ["contact", "individuals", "leaders", "product"],
  inquiry: ["facilitatorship"],
};
const names = Object.keys(formEndpoints) as FormName[];

// Pages of errors are filled in by the server.
const placedForms = pages
  .filter(({ kind }) => kind === "page")
  .flatMap((page) =>
    names.flatMap((name) =>
      Array.from(page.$(`form[action^="${formEndpoints[name]}"]`), (form) => ({
        name,
        page,
        form: page.$(form),
      })),
    ),
  );

test.each(releasedLocales)("the pages that show a form: %s", (locale) => {
  for (const name of names) {
    const formsOnPage = placedForms.filter(
      ({ name: otherName, page }) => otherName === name && page.locale === locale,
    );
    expect(formsOnPage.map(({ page }) => page.id).toSorted(), name).toEqual(pagesByForm[name]);
  }
});

test("every form of every page is stored without JavaScript, and confirmed in its language", async () => {
  const { SITE_URL = "" } = process.env;
  const app = await buildTestApp({ settings: { DIST_DIR: distDir, SITE_URL } });
  for (const { name, page, form } of placedForms) {
    const sample = createSample(name, page.locale, page.path ?? null);
    const { statusCode, headers } = await app.app.inject({
      method: "POST",
      url: form.attr("action") ?? "",
      headers: formHeaders,
      payload: fillIn(form, sample.fields).toString(),
    });
    const { pathname, searchParams } = new URL(String(headers.location), "https://idi.example");
    expect([statusCode, pathname], page.file).toEqual([
      303,
      getLinkPath("messageSent", page.locale),
    ]);
    expect(searchParams.get(referenceParameter), page.file).toBeTruthy();
    expect(await sample.listOf(app), page.file).toEqual([sample.stored]);
  }
});

/** The body that a browser sends for a form into which a visitor has entered these fields. */
function fillIn(form: (typeof placedForms)[number]["form"], fields: Record<string, unknown>) {
  const postedFields = new URLSearchParams();
  for (const { name, value } of form.serializeArray()) postedFields.set(name, value);
  for (const [field, value] of Object.entries(fields)) {
    const control = form.find(`[name="${field}"]`);
    expect(control.length, field).toBe(1);
    if (control.is("select")) expect(control.find(`[value="${value}"]`).length, field).toBe(1);
    if (value === true) postedFields.set(field, String(control.val()));
    else if (value !== false) postedFields.set(field, String(value));
  }
  return postedFields;
}
