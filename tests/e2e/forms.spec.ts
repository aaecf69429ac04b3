import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formEndpoints } from "#contract/endpoints.ts";
import { createSentUrlPattern } from "./contact-form.ts";
import { holdScripts } from "./fixtures/hold-scripts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";
import { firstPagesWithForm, openForm } from "./pages-with-form.ts";

/** Whether the header leaves a control's label, hint and error uncovered. */
function isUncovered(control: HTMLElement): boolean {
  const { labels } = control as HTMLInputElement;
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const { top: controlTop } = control.getBoundingClientRect();
  // A label or hint of many lines begins above what scrolls into view with its control.
  const begin = controlTop - Number.parseFloat(getComputedStyle(control).scrollMarginTop);
  return [...(labels ?? []), ...ids.map((id) => document.getElementById(id))].every((part) => {
    const { top = -1 } = part?.getBoundingClientRect() ?? {};
    return top >= header || top < begin - 1;
  });
}

for (const formPage of firstPagesWithForm) {
  const { formName } = formPage;
  test(`${formName} shows errors, keeps the values if the server is down, and stores them on retry`, async ({
    page,
    visit,
    site,
    guard,
  }) => {
    guard.allow(/^console error: .* 503 /);
    const postedUrls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") postedUrls.push(request.url());
    });
    await page.route(
      `**${formEndpoints[formName]}`,
      (route) => route.fulfill({ status: 503, json: { status: 503 } }),
      { times: 1 },
    );
    const { form, sample } = await openForm(page, visit, formPage);
    await form.reach();
    await expect(form.honeypot).toBeHidden();
    await form.submit();
    const summary = form.root.locator("div[tabindex='-1']");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("heading")).toHaveText(form.text("summary"));
    const links = summary.getByRole("link");
    await expect(links).toHaveCount(sample.required.length);
    // Where labels and hints have the most lines.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [index, control] of sample.required.entries()) {
      const message = (await links.nth(index).textContent()) ?? "";
      await expect(form.control(control)).toHaveAttribute("aria-invalid", "true");
      await expect(form.control(control)).toHaveAccessibleDescription(
        new RegExp(`${RegExp.escape(message)}$`),
      );
      await links.nth(index).click();
      await expect(form.control(control)).toBeFocused();
      await expect.poll(() => form.control(control).evaluate(isUncovered)).toBe(true);
    }
    expect(postedUrls).toEqual([]);

    await form.fillIn(sample.fields);
    await form.submit();
    await expect(form.root.getByRole("alert")).toContainText(form.text("failure"));
    await expect(form.submitButton).toBeDisabled();
    await expect(form.button("retry")).toBeFocused();
    await form.expectFilledIn(sample.fields);
    expect(await sample.listOf(site)).toEqual([]);
    await form.button("retry").click();
    await expect(form.status).toHaveText(form.text("success"));
    await expect(form.status).toBeFocused();
    expect(await sample.listOf(site)).toEqual([sample.stored]);
  });
}

test.describe("without script", () => {
  test.use(withoutScript);

  for (const formPage of firstPagesWithForm) {
    const { formName, locale } = formPage;
    test(`${formName} is returned filled in if it is invalid or the server is down, and sent once`, async ({
      page,
      visit,
      site,
      guard,
    }) => {
      guard.allow(/^console error: .* 422 /);
      guard.allow(/^console error: .* 503 /);
      const { form, sample } = await openForm(page, visit, formPage);
      const wrongFields = { ...sample.fields, email: "no address" };
      await page.goto(`${page.url()}?utm_source=mail`);
      await form.fillIn(wrongFields);
      await form.submit();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("[tabindex='-1'][autofocus]")).toBeFocused();
      const mistake = form.text("error.invalid", "email");
      await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([mistake]);
      await expect(form.control("email")).toHaveAttribute("aria-invalid", "true");
      await expect(form.control("email")).toHaveAccessibleDescription(mistake);
      await form.expectFilledIn(wrongFields);
      await expect(form.honeypot).toBeHidden();
      const url = page.url();

      await form.fillIn({ email: sample.fields.email });
      // Another process holds the write lock of the database.
      const writer = new DatabaseSync(join(site.dataDir, "idi.sqlite"), { timeout: 10_000 });
      writer.exec("begin immediate");
      await form.submit();
      await expect(page.getByRole("alert")).toContainText(form.text("failure"));
      writer.close();
      await form.expectFilledIn(sample.fields);
      await form.submit();
      await expect(page).toHaveURL(createSentUrlPattern(locale));
      await expect(page.getByRole("main")).toContainText(form.text("success"));

      // Back shows the form as it was; the same values are the same message.
      await page.goBack();
      await expect(page).toHaveURL(url);
      await form.expectFilledIn(sample.fields);
      await form.submit();
      await expect(page).toHaveURL(createSentUrlPattern(locale));
      expect(await sample.listOf(site)).toEqual([{ ...sample.stored, campaign: "mail/none/none" }]);

      // Its URL, opened in a browser, shows the page with the form.
      await page.goto(url);
      await expect(page).not.toHaveURL(url);
      await expect(form.root).toBeInViewport();
    });
  }
});

test("keeps and sends what was entered before hydration", { tag: "@engines" }, async ({
  page,
  visit,
  site,
}) => {
  const loadScripts = await holdScripts(page);
  const { form, sample } = await openForm(page, visit, {
    formName: "inquiry",
    pageId: "facilitatorship",
    locale: "sv",
  });
  await form.fillIn(sample.fields);
  loadScripts();
  await form.reach();
  await form.expectFilledIn(sample.fields);
  await form.submit();
  await expect(form.status).toHaveText(form.text("success"));
  expect(await sample.listOf(site)).toEqual([sample.stored]);
});
