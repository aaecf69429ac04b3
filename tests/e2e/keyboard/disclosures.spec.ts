import { expect, test } from "../fixtures/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Enter and Space open and close questions, and Tab skips closed answers", async ({
  page,
  visit,
}) => {
  await visit("faq", "en");
  const questions = page.locator("details[name=faq]");
  const summaries = questions.locator("summary");
  await summaries.first().focus();
  await page.keyboard.press("Space");
  await expect(questions.first()).toHaveJSProperty("open", false);
  const count = await questions.count();
  for (let index = 1; index < count; index++) {
    await page.keyboard.press("Tab");
    await expect(summaries.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  const last = count - 2;
  await page.keyboard.press("Enter");
  await expect(questions.nth(last)).toHaveJSProperty("open", true);
  await page.keyboard.press("Enter");
  await expect(questions.nth(last)).toHaveJSProperty("open", false);
  await expect(summaries.nth(last)).toBeFocused();
});

test("the table of contents opens, and Tab continues from the section it leads to", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit("terms", "en");
  await page.locator("main summary").focus();
  await page.keyboard.press("Space");
  const link = page.locator('main details a[href="#liability"]');
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#liability h2")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#liability :focus")).toHaveCount(1);
});

test("Tab leads from a tab to its panel, and Shift+Tab back", async ({ page, visit }) => {
  await visit("home", "en");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:not([ssr]) [role=tablist]")).toBeVisible();
  const tab = page.getByRole("tab").nth(1);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[role=tabpanel]:visible")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab).toBeFocused();
});
