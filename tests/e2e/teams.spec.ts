import { expect, test } from "./fixtures/test.ts";

test("the table of contents is sticky, and collapsed on a phone", async ({ page, visit }) => {
  await visit("teams", "en");
  const contents = page.locator("main nav").filter({ visible: true });
  await expect(contents.getByRole("link")).toHaveCount(13);
  const link = contents.locator('a[href="#agreements"]');
  await link.click();
  await expect(page).toHaveURL(/#agreements$/);
  await expect(page.locator("#agreements-title")).toBeInViewport();
  await expect(link).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(contents).toHaveCount(0);
  await page.locator("main details[data-screen-only] > summary").press("Enter");
  await contents.locator('a[href="#follow-up"]').click();
  await expect(page.locator("#follow-up-title")).toBeInViewport();
});
