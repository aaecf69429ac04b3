import type { Page } from "@playwright/test";
import type { Facts, PlanId, ProfilePart } from "#load/schema/facts.ts";
import { findPlansWithPart } from "#sections/plans/profile-parts.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const facts = readContent<Facts>("facts.yaml");
const includesPart = (plan: PlanId, part: ProfilePart) =>
  findPlansWithPart(part, facts).includes(plan);

const getMap = (page: Page, view: string) => page.locator(`[data-view=${view}] [data-profile-map]`);
/** The guesses that are shown on maps, as dashed circles. */
const getGuesses = (page: Page) =>
  page.locator("[data-profile-map] circle[stroke-dasharray]").filter({ visible: true });
const getSection = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}-title]`);
const getCurrentPlan = (page: Page) => page.locator(".plan-option [aria-current]:visible");
const choose = (page: Page, plan: PlanId) =>
  page.locator(`.plan-option a[href='#${plan}']`).click();

async function expectProfileOf(plan: PlanId, page: Page): Promise<void> {
  await expect(getCurrentPlan(page)).toHaveCount(1);
  await expect(page.locator(`#${plan} [aria-current]`)).toBeVisible();
  for (const part of ["pairs", "second"] as const) {
    await expect(getSection(page, part)).toBeVisible({ visible: includesPart(plan, part) });
  }
}

test.describe("without script", () => {
  test.use(withoutScript);

  test("the fragment selects the plan, and Back undoes it", async ({ page, visit }) => {
    await visit("example", "en");
    await expect(getSection(page, "second")).toBeVisible();
    await choose(page, "starter");
    await expectProfileOf("starter", page);
    await expect(getGuesses(page)).toHaveCount(1);
    await choose(page, "free");
    await expectProfileOf("free", page);
    await expect(getMap(page, "self")).toBeVisible();
    await expect(getMap(page, "colleagues")).toBeHidden();
    await expect(getGuesses(page)).toHaveCount(includesPart("free", "colleagues") ? 1 : 0);
    await page.goBack();
    await expectProfileOf("starter", page);
  });

  test("arrow keys select a view that the plan includes", async ({ page, visit }) => {
    await visit("example", "de");
    await expect(getMap(page, "colleagues")).toBeVisible();
    await page.locator("#view-colleagues").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#view-groups")).toBeChecked();
    await expect(getMap(page, "groups")).toBeVisible();
    await expect(getMap(page, "colleagues")).toBeHidden();
    await choose(page, "starter");
    const shownView = includesPart("starter", "groups") ? "groups" : "colleagues";
    for (const view of ["groups", "colleagues"]) {
      await expect(getMap(page, view)).toBeVisible({ visible: view === shownView });
    }
  });
});

test("prints every view of the plan, and all word pairs", async ({ page, visit }) => {
  await visit("example", "sv");
  await page.emulateMedia({ media: "print" });
  await expect(getMap(page, "self")).toBeHidden();
  for (const view of ["colleagues", "groups"]) await expect(getMap(page, view)).toBeVisible();
  await expect(getSection(page, "pairs").locator("tbody tr").last()).toBeVisible();
  // Without a name of its own, Firefox would print it without the margins of the others.
  await expect(getSection(page, "pairs")).toHaveCSS("page", "report");
  await expect(page.locator("body > header")).toBeHidden();
  // On Letter paper its lead would go on alone on the next page.
  const lead = getSection(page, "pairs").locator("> div").first();
  await expect(lead).toHaveCSS("break-inside", "avoid");
  // In Firefox, whose paper is narrower, its title would stay on the page before the map.
  await expect(getSection(page, "second")).toHaveCSS("break-inside", "avoid");
});
