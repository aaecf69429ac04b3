import { expect, test, withoutScript } from "./fixtures/test.ts";

test("tabs open by click and keyboard, and Tab leads to their panel and back", async ({
  page,
  visit,
}) => {
  await visit("home", "en");
  const list = page.getByRole("tablist");
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island:not([ssr]) [role=tablist]")).toBeVisible();
  const tabs = list.getByRole("tab");
  const panel = page.locator("[role=tabpanel]:visible");
  await expect(list).toHaveAccessibleName(/./);
  await tabs.nth(2).click();
  for (const [key, index] of [
    ["ArrowRight", 3],
    ["ArrowRight", 0],
    ["ArrowLeft", 3],
    ["Home", 0],
    ["End", 3],
    ["ArrowDown", 3],
    ["Control+ArrowLeft", 3],
    ["ArrowLeft", 2],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls")) ?? "-");
    await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "-");
  }
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tabs.nth(2)).toBeFocused();
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("shows the content of every tab, but no tabs", async ({ page, visit }) => {
    await visit("home", "en");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.locator("[role=tabpanel]").filter({ visible: true })).toHaveCount(4);
  });
});
