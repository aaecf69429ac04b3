import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { endpoints } from "#contract/endpoints";
import { chapterIds } from "#load/schema/chapters";
import { locales } from "#locale/languages";
import { ContactForm } from "./contact-form.ts";
import { FinderPage } from "./finder-page.ts";
import { settled } from "./fixtures/settled.ts";
import { test } from "./fixtures/test.ts";
import { firstPlaces } from "./form-samples.ts";
import { TrialSteps } from "./trial-steps.ts";

const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 360 },
] as const;

// Colours and places must have settled when they are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Checks the page light and dark, wide and narrow. */
async function inEveryLook(page: Page, check: () => Promise<void>) {
  for (const { colorScheme, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settled(page);
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

  test(`home in ${locale}, with each step of the trial`, async ({ page, visit, axe }) => {
    test.slow();
    await visit("home", locale);
    const trial = new TrialSteps(page);
    await trial.reach();
    await trial.goOn();
    await expect(trial.root.locator("[aria-invalid]")).toHaveCount(9);
    await inEveryLook(page, () => axe("#trial"));
    await trial.answer([1, 2, 3, 4, 5, 6, 7, 1, 2]);
    await trial.goOn();
    await trial.answer([7, 6, 5, 4, 3, 2, 1, 7, 6]);
    await axe("#trial");
    await trial.goOn();
    await expect(trial.map).toBeVisible();
    await inEveryLook(page, () => axe("#trial"));
  });

  test(`home in ${locale}, with the menu open`, async ({ page, visit, axe }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit("home", locale);
      await page.locator("header button[aria-haspopup=dialog]").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await axe("dialog");
    }
  });

  test(`teams in ${locale}, with the contents open`, async ({ page, visit, axe }) => {
    test.slow();
    await visit("teams", locale);
    await page.locator("main details").evaluate((details) => details.setAttribute("open", ""));
    await inEveryLook(page, () => axe());
  });

  test(`science in ${locale}, its chapters with figures and lists`, async ({
    page,
    visit,
    axe,
  }) => {
    test.slow();
    await visit("science", locale);
    await page.locator(".tab-places").first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("tablist").first()).toBeAttached();
    for (const id of ["evolving-landscape", "what-it-measures", "how-it-measures", "glossary"]) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, id);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await inEveryLook(page, () => axe());
    }
  });

  test(`facilitatorship in ${locale}, with an entry chosen on the map`, async ({
    page,
    visit,
    axe,
  }) => {
    test.slow();
    await visit("facilitatorship", locale);
    const finder = new FinderPage(page);
    await finder.reach();
    await finder.location.fill("Stockholm");
    await expect(finder.entries).toHaveCount(5);
    await finder.showOnMap(finder.entries.first()).click();
    await expect(finder.map.locator(".leaflet-popup")).toBeVisible();
    await inEveryLook(page, () => axe("#find"));
    await finder.views.last().click();
    await axe("#find");
  });

  test(`not found in ${locale}`, async ({ page, axe, guard }) => {
    guard.allow(/^console error: .* 404 /);
    await page.goto(locale === "en" ? "/nope" : `/${locale}/nope`);
    await inEveryLook(page, () => axe());
  });
}

// The prospect form is tried on the home page, in every state.
const forms = firstPlaces.filter(([name]) => name !== "prospect");

for (const [name, pageId] of forms) {
  for (const locale of locales) {
    test(`errors of ${name} in ${locale}`, async ({ page, visit, axe }) => {
      test.slow();
      await visit(pageId, locale);
      const form = new ContactForm(page, locale, name);
      await form.reach();
      await form.submit();
      await expect(form.root.getByRole("alert")).toBeVisible();
      await inEveryLook(page, () => axe(`form[action^="${endpoints[name]}"]`));
    });
  }

  test(`the page on which ${name} comes back without script`, async ({
    page,
    visit,
    axe,
    guard,
  }) => {
    guard.allow(/^console error: .* 422 /);
    await visit(pageId, "de");
    const form = new ContactForm(page, "de", name);
    await form.fillIn({ email: "keine Adresse" });
    // As a browser without script would send it.
    await form.root.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fast geschafft");
    await inEveryLook(page, () => axe());
  });
}
test("every chapter of the science page, and its list as a sheet", async ({ page, visit, axe }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("science", "en");
  await page.locator(".tab-places").first().scrollIntoViewIfNeeded();
  for (const id of chapterIds) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, id);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await axe("main");
  }
  await page.getByRole("button", { name: "Chapter 16 of 16" }).click();
  await expect(page.locator("#chapter-list")).toBeVisible();
  await axe("#chapter-list");
});

test("the form's failure", async ({ page, visit, axe, guard }) => {
  guard.allow(/^console error: .* 500 /);
  await page.route("**/api/customer-prospect", (route) =>
    route.fulfill({ status: 500, json: { status: 500 } }),
  );
  await visit("home", "en");
  const form = new ContactForm(page, "en");
  await form.reach();
  await form.fillIn({ senderName: "Ada", companyName: "Engines", email: "ada@example.com" });
  await form.fillIn({ hasApprovedPrivacyPolicy: true });
  await form.submit();
  await expect(form.root.getByRole("alert")).toBeVisible();
  await inEveryLook(page, () => axe("#contact"));
});
