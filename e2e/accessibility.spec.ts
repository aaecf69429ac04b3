import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { ContactForm } from "./contact-form.ts";
import { test } from "./fixtures/test.ts";

const locales = ["en", "sv", "de"] as const;
const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
] as const;

// Colours and places must have settled when they are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Checks the page light and dark, wide and narrow. */
async function inEveryLook(page: Page, check: () => Promise<void>) {
  for (const { colorScheme, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(`${colorScheme}, ${width} px`, check);
  }
}

for (const locale of locales) {
  test(`home in ${locale}, with the comparison open`, async ({ page, visit, axe }) => {
    test.slow();
    await visit("home", locale);
    await page.locator("summary").click();
    await expect(page.getByRole("table")).toBeVisible();
    await inEveryLook(page, () => axe());
  });

  test(`home in ${locale}, with the errors of the form`, async ({ page, visit, axe }) => {
    test.slow();
    await visit("home", locale);
    const form = new ContactForm(page, locale);
    await form.reach();
    await form.submit();
    await expect(form.root.getByRole("alert")).toBeVisible();
    await inEveryLook(page, () => axe("#contact"));
  });

  test(`home in ${locale}, with the menu open`, async ({ page, visit, axe, guard }) => {
    // For browsers without invoker commands; see the header.
    guard.allow(/^console warning: popovertarget is ignored on elements with commandfor/);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit("home", locale);
      await page.locator("header button[aria-haspopup=dialog]").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await axe("dialog");
    }
  });

  test(`product in ${locale}, with every slide of the demos`, async ({ page, visit, axe }) => {
    test.slow();
    await visit("product", locale);
    await inEveryLook(page, () => axe());
  });

  test(`message sent in ${locale}`, async ({ page, visit, axe }) => {
    await visit("messageSent", locale);
    await inEveryLook(page, () => axe());
  });

  test(`not found in ${locale}`, async ({ page, axe, guard }) => {
    guard.allow(/^console error: .* 404 /);
    await page.goto(locale === "en" ? "/nope" : `/${locale}/nope`);
    await inEveryLook(page, () => axe());
  });
}

test("the form's failure", async ({ page, visit, axe, guard }) => {
  guard.allow(/^console error: .* 500 /);
  await page.route("**/api/customer-prospect", (route) =>
    route.fulfill({ status: 500, json: { status: 500 } }),
  );
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  await form.write({ name: "Ada", company: "Engines", email: "ada@example.com" });
  await form.tick("privacy");
  await form.submit();
  await expect(form.root.getByRole("alert")).toBeVisible();
  await inEveryLook(page, () => axe("#contact"));
});
