import { expect, test } from "../fixtures/test.ts";
import { textsOf } from "../fixtures/texts.ts";

const texts = textsOf("en");

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ visit }) => {
  await visit("pricing", "en");
});

test("the menu opens, allows Tab in both directions, and closes by its button", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: texts["layout.menu.title"] });
  const opener = page.locator("header button[aria-haspopup=dialog]");
  const close = dialog.getByRole("button", { name: texts["layout.menu.close"] });
  const last = dialog.locator("a[href*='/register']");
  await opener.focus();
  await page.keyboard.press("Space");
  await expect(close).toBeFocused();
  const stops = await dialog.locator("a, button").count();
  for (let stop = 1; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await expect(last).toBeFocused();
  for (let stop = 1; stop < stops; stop++) await page.keyboard.press("Shift+Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the menu switches the language", async ({ page }) => {
  await page.locator("header button[aria-haspopup=dialog]").press("Enter");
  const swedish = page.getByRole("dialog").locator("a[hreflang=sv]");
  const stops = await page.getByRole("dialog").locator("a, button").count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    if (await swedish.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sv/priser");
});
