import type { Page } from "@playwright/test";
import type { Facts, PlanId, ProfilePart } from "#load/schema/facts.ts";
import { findPlansWithPart } from "#sections/plans/profile-parts.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const facts = readContent<Facts>("facts.yaml");
const holds = (plan: PlanId, part: ProfilePart) => findPlansWithPart(part, facts).includes(plan);

const map = (page: Page, view: string) => page.locator(`[data-view=${view}] [data-profile-map]`);
/** The guesses that are shown on maps, as dashed circles. */
const guesses = (page: Page) =>
  page.locator("[data-profile-map] circle[stroke-dasharray]").filter({ visible: true });
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}-title]`);
const getCurrentPlan = (page: Page) => page.locator(".plan-option [aria-current]:visible");
const choose = (page: Page, plan: PlanId) =>
  page.locator(`.plan-option a[href='#${plan}']`).click();

async function expectProfileOf(plan: PlanId, page: Page): Promise<void> {
  await expect(getCurrentPlan(page)).toHaveCount(1);
  await expect(page.locator(`#${plan} [aria-current]`)).toBeVisible();
  for (const part of ["pairs", "second"] as const) {
    await expect(section(page, part)).toBeVisible({ visible: holds(plan, part) });
  }
}

test.describe("without script", () => {
  test.use(withoutScript);

  test("the fragment selects the plan, and Back undoes it", async ({ page, visit }) => {
    await visit("example", "en");
    await expect(section(page, "second")).toBeVisible();
    await choose(page, "starter");
    await expectProfileOf("starter", page);
    await expect(guesses(page)).toHaveCount(1);
    await choose(page, "free");
    await expectProfileOf("free", page);
    await expect(map(page, "self")).toBeVisible();
    await expect(map(page, "colleagues")).toBeHidden();
    await expect(guesses(page)).toHaveCount(holds("free", "colleagues") ? 1 : 0);
    await page.goBack();
    await expectProfileOf("starter", page);
  });

  test("arrow keys select a view that the plan includes", async ({ page, visit }) => {
    await visit("example", "de");
    await expect(map(page, "colleagues")).toBeVisible();
    await page.locator("#view-colleagues").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#view-groups")).toBeChecked();
    await expect(map(page, "groups")).toBeVisible();
    await expect(map(page, "colleagues")).toBeHidden();
    await choose(page, "starter");
    const shownView = holds("starter", "groups") ? "groups" : "colleagues";
    for (const view of ["groups", "colleagues"]) {
      await expect(map(page, view)).toBeVisible({ visible: view === shownView });
    }
  });
});

test("prints every view of the plan, and all word pairs", async ({ page, visit }) => {
  await visit("example", "sv");
  await page.emulateMedia({ media: "print" });
  await expect(map(page, "self")).toBeHidden();
  for (const view of ["colleagues", "groups"]) await expect(map(page, view)).toBeVisible();
  await expect(section(page, "pairs").locator("tbody tr").last()).toBeVisible();
  // Without a name of its own, Firefox would print it without the margins of the others.
  await expect(section(page, "pairs")).toHaveCSS("page", "report");
  await expect(page.locator("body > header")).toBeHidden();
});
