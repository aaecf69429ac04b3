import { expect, type Page } from "@playwright/test";
import { formEndpoints } from "#contract/endpoints.ts";
import { readChapterIds } from "#load/schema/chapters.ts";
import { projectRoot } from "#tools/project.ts";
import { BrowserEmulation } from "./accessibility-checks/browser-emulation.ts";
import { findSmallTargets } from "./accessibility-checks/find-small-targets.ts";
import { ContactForm } from "./contact-form.ts";
import { FinderPage } from "./finder-page.ts";
import { mockFacilitators } from "./finder-texts.ts";
import { test } from "./fixtures/test.ts";
import { waitUntilSettled } from "./fixtures/wait-until.ts";
import { TrialSteps } from "./trial-steps.ts";

// The initial state of every page is tested in every-page.spec.ts; this is about what opens on it. The rules
// are about elements and colours, not words, so one language is enough: the one with the longest words.
const locale = "de";

/** Scrolls to the top, since the sticky header would cover what is below it. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
}

type Axe = (within?: string, only?: "colors") => Promise<void>;

/**
 * Checks a part of the page against all rules on a light, wide screen; then its colours, the page's width
 * and the size of its targets on a dark phone.
 */
async function expectAccessibleInBothSchemes(page: Page, axe: Axe, within?: string) {
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await waitUntilSettled(page);
    await scrollToTop(page);
    await axe(within, colorScheme === "dark" ? "colors" : undefined);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectLargeTargets(page, within);
}

/** Expects targets as large as a finger needs. */
async function expectLargeTargets(page: Page, within = "body") {
  const end = await new BrowserEmulation(page).emulateTouch();
  expect(await findSmallTargets(page, 44, `${within} *`)).toEqual([]);
  await end();
}

test("trial: each step", async ({ page, axe }) => {
  test.slow();
  const check = (within: string) => expectAccessibleInBothSchemes(page, axe, within);
  await page.setViewportSize({ width: 360, height: 800 });
  const trial = await TrialSteps.open(page, locale);
  await trial.pressNext();
  await expect(trial.root.locator("[aria-invalid]")).toHaveCount(1);
  await check("#trial");
  await trial.answer([1, 2, 3, 4, 5, 6, 7, 1, 2]);
  await trial.goOn();
  await trial.answer([7, 6, 5, 4, 3, 2, 1, 7, 6]);
  await scrollToTop(page);
  await axe("#trial");
  await trial.goOn();
  await expect(trial.map).toBeVisible();
  await check("#trial");
});

test("home: the menu, the form's failure", async ({ page, visit, axe, guard }) => {
  test.slow();
  const check = (within: string) => expectAccessibleInBothSchemes(page, axe, within);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(`**${formEndpoints.prospect}`, (route) =>
    route.fulfill({ status: 500, json: { status: 500 } }),
  );
  await visit("home", locale);
  await page.locator("header button[aria-haspopup=dialog]").click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe("dialog");
  }
  await expectLargeTargets(page, "dialog");
  await page.keyboard.press("Escape");

  guard.allow(/^console error: .* 500 /);
  const form = new ContactForm(page, locale);
  await form.reach();
  await form.submit();
  await expect(form.root.getByRole("alert")).toBeVisible();
  const errors = form.root.locator("[id$=-error]").filter({ visible: true });
  const sizes = await errors.evaluateAll((all) =>
    all.map((error) => Number.parseFloat(getComputedStyle(error).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await check("#contact");
  await form.fillIn({ senderName: "Ada", companyName: "Engines", email: "ada@example.com" });
  await form.fillIn({ hasApprovedPrivacyPolicy: true });
  await form.submit();
  await expect(form.button("retry")).toBeVisible();
  await check("#contact");
});

test("teams: the map with motion, and the contents", async ({ page, visit, axe }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("teams", locale);
  await page
    .locator("#workshop")
    .evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
  await axe("main");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page
    .locator("main details[data-screen-only]")
    .evaluate((details) => details.setAttribute("open", ""));
  await expectAccessibleInBothSchemes(page, axe, "main details[data-screen-only]");
});

test("science: all chapters and aspects, and their list as a sheet", async ({
  page,
  visit,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit("science", locale);
  await page.locator(".tab-panels").first().scrollIntoViewIfNeeded();
  await expect(page.locator("[role=tablist][aria-orientation=vertical]")).toBeAttached();
  await page.locator("button[popovertarget=chapter-list]:visible").first().click();
  await expect(page.locator("#chapter-list")).toBeVisible();
  await axe("#chapter-list");
  await expectLargeTargets(page, "#chapter-list");
  await page.keyboard.press("Escape");
  // Checking all at once takes a tenth of the time. The chapters' footers are removed, since a page has only
  // one.
  const panels = page.locator("[data-tab-panel]");
  await panels.evaluateAll((all) => {
    for (const panel of all) {
      panel.removeAttribute("hidden");
      panel.removeAttribute("aria-hidden");
      panel.querySelector(".chapter-foot")?.remove();
    }
  });
  await expect(panels.filter({ visible: true })).toHaveCount(
    readChapterIds(projectRoot).length + 4,
  );
  await expectAccessibleInBothSchemes(page, axe, "main");
});

test("the finder: an entry chosen on the map, and the map alone", async ({ page, axe }) => {
  await mockFacilitators(page);
  const finder = await FinderPage.open(page, locale);
  await finder.location.fill("Stockholm");
  await expect(finder.entries).toHaveCount(5);
  await finder.showOnMap(finder.entries.first()).click();
  await expect(finder.popup).toBeVisible();
  await expectAccessibleInBothSchemes(page, axe, "#find");
  await page.emulateMedia({ forcedColors: "active" });
  const chosen = finder.list.locator("[aria-current]");
  const ground = await chosen.evaluate((row) => getComputedStyle(row).backgroundColor);
  for (const action of await chosen.locator("a, button").all())
    expect(await action.evaluate((link) => getComputedStyle(link).color)).not.toBe(ground);
  const initials = chosen.locator("[aria-hidden=true]");
  await expect(initials).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // Only the chosen entry has a bar at its side.
  const other = finder.list.locator(".border-l-4:not([aria-current])").first();
  const canvas = await finder.text.evaluate((field) => getComputedStyle(field).backgroundColor);
  await expect(other).toHaveCSS("border-left-color", canvas);
  const [dot, name] = await finder.map
    .locator(".map-city")
    .first()
    .evaluate((city) => [
      getComputedStyle(city, "::before").backgroundColor,
      getComputedStyle(city).color,
    ]);
  expect(dot).toBe(name);
  await page.emulateMedia({ forcedColors: "none" });
  await finder.views.last().click();
  for (const link of await finder.map.locator(".map-credits a").all())
    await expect(link).toHaveAccessibleName((await link.textContent()) ?? "");
  await axe("#find");
  await finder.views.first().click();
  await finder.text.fill("nobody of this name");
  await expect(finder.list.getByRole("button")).toHaveCount(1);
  await expectLargeTargets(page, "#find");
});

test("a button below the pointer, with forced colours", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("contact", locale);
  const button = new ContactForm(page, locale).submitButton;
  await button.hover();
  // The browser puts no ground of the page's colour behind its words.
  await expect(button).toHaveCSS("forced-color-adjust", "none");
});

test("a form that a browser without JavaScript gets back", async ({ page, visit, axe, guard }) => {
  guard.allow(/^console error: .* 422 /);
  await visit("contact", locale);
  const form = new ContactForm(page, locale, "contactMessage");
  await form.reach();
  await form.fillIn({ email: "keine Adresse" });
  await form.root.evaluate((element: HTMLFormElement) => element.submit());
  await page.waitForURL(`**${formEndpoints.contactMessage}*`);
  await expect(form.control("email")).toHaveValue("keine Adresse");
  await expectAccessibleInBothSchemes(page, axe);
});
