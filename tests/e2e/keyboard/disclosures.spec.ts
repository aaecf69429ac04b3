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
