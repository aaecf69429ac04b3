import type { Page } from "@playwright/test";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const map = (page: Page, view: string) => page.locator(`[data-view=${view}] [data-profile-map]`);
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}-title]`);
const present = (page: Page) => page.locator(".plan-option [aria-current]:visible");

test.describe("without script", () => {
  test.use(withoutScript);

  test("the address chooses the plan, and the way back undoes it", async ({ page, visit }) => {
    await visit("example", "en");
    await expect(section(page, "second")).toBeVisible();
    await expect(present(page)).toHaveCount(1);
    await page.locator(".plan-option a[href='#starter']").click();
    await expect(section(page, "second")).toBeHidden();
    await expect(section(page, "pairs")).toBeVisible();
    await expect(page.locator("#starter [aria-current]")).toBeVisible();
    await expect(present(page)).toHaveCount(1);
    await page.locator(".plan-option a[href='#free']").click();
    await expect(section(page, "pairs")).toBeHidden();
    await expect(map(page, "self")).toBeVisible();
    await expect(map(page, "colleagues")).toBeHidden();
    await page.goBack();
    await expect(section(page, "pairs")).toBeVisible();
  });

  test("the arrow keys choose the view, of what the plan holds", async ({ page, visit }) => {
    await visit("example", "de");
    await expect(map(page, "colleagues")).toBeVisible();
    await page.locator("#view-colleagues").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#view-groups")).toBeChecked();
    await expect(map(page, "groups")).toBeVisible();
    await expect(map(page, "colleagues")).toBeHidden();
    await page.locator(".plan-option a[href='#starter']").click();
    await expect(map(page, "groups")).toBeHidden();
    await expect(map(page, "colleagues")).toBeVisible();
  });
});

test("paper has every view of the plan, and all word pairs", async ({ page, visit }) => {
  await visit("example", "sv");
  await page.emulateMedia({ media: "print" });
  await expect(map(page, "self")).toBeHidden();
  for (const view of ["colleagues", "groups"]) await expect(map(page, view)).toBeVisible();
  await expect(section(page, "pairs").locator("tbody tr").last()).toBeVisible();
  await expect(page.locator("body > header")).toBeHidden();
});
