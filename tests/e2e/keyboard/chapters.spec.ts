import { expect, type Page } from "@playwright/test";
import { readChapterIds } from "#load/schema/chapters.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { projectRoot } from "#tools/project.ts";
import { test } from "../fixtures/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

const [firstChapter = ""] = readChapterIds(projectRoot);

const sheet = (page: Page) => page.locator("#chapter-list");
const opener = (page: Page) => page.locator(".chapter-foot button:visible");
const tab = (page: Page, id: string) => sheet(page).locator(`[role=tab][href="#${id}"]`);

test.beforeEach(async ({ page, visit }) => {
  await visit("science", "en");
  await page.locator(`#${firstChapter}`).evaluate((chapter) => chapter.scrollIntoView());
  await expect(page.locator("[role=tablist][aria-orientation=vertical]")).toBeAttached();
});

test("the sheet focuses the current chapter, and Escape returns the focus", async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(tab(page, firstChapter)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tab(page, "social-intelligence")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tab(page, firstChapter)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(sheet(page).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the button above the heading opens the sheet, which is a named dialog", async ({ page }) => {
  const chapter = page.locator(`#${firstChapter}`);
  // Hidden chapters are not exposed as empty panels.
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await chapter.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const { label } = readContent("pages/science/en.yaml").chapters;
  await expect(page.getByRole("dialog", { name: label })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const button = chapter.locator("button").first();
  await expect(button).toBeFocused();
});

test("a chapter opened in the sheet gets the focus, and Back closes the sheet", async ({
  page,
}) => {
  await expect(opener(page)).toBeInViewport({ ratio: 1 });
  await opener(page).press("Enter");
  await expect(tab(page, firstChapter)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeHidden();
  const chapter = page.locator("#social-intelligence");
  await expect(chapter).toBeFocused();
  await expect(chapter.locator("h2")).toBeInViewport();
  await expect(page.locator(`#${firstChapter}`)).toBeHidden();
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator(`#${firstChapter}`)).toBeVisible();
});

test("the sheet closes when the focus leaves it", async ({ page }) => {
  for (const key of ["Tab", "Shift+Tab"]) {
    await opener(page).press("Enter");
    await expect(tab(page, firstChapter)).toBeFocused();
    if (key === "Shift+Tab") await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect(sheet(page)).toBeHidden();
    await expect(page.locator("main :focus")).toBeInViewport({ ratio: 1 });
  }
});

test("Tab within the sticky end of a chapter does not scroll the page", async ({ page }) => {
  const readScroll = () => page.evaluate(() => scrollY);
  await expect(opener(page)).toBeInViewport({ ratio: 1 });
  await opener(page).click();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  const before = await readScroll();
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator(".chapter-foot :focus")).toBeInViewport({ ratio: 1 });
    expect(await readScroll()).toBe(before);
  }
});

test("the sheet closes in a window with room for the list, and is not printed", async ({
  page,
}) => {
  await opener(page).click();
  await expect(sheet(page)).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(sheet(page)).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("#chapter-list:popover-open")).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
});

test("a focused chapter scrolls to its heading, which has the focus ring", async ({ page }) => {
  const chapter = page.locator(`#${firstChapter}`);
  await chapter.getByRole("link").first().focus();
  await expect(chapter.locator("h2")).not.toBeInViewport();
  // The chapter is before its button to all chapters in the tab order.
  for (const _ of ["once", "and once more"]) await page.keyboard.press("Shift+Tab");
  await expect(chapter).toBeFocused();
  await expect(chapter.locator("h2")).toBeInViewport({ ratio: 1 });
  await expect(chapter.locator("h2")).toHaveCSS("outline-style", "solid");
});
