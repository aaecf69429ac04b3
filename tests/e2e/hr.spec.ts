import { expect, test, withoutScript } from "./fixtures/test.ts";

test("the document for HR prints by its button, without what only a screen needs", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await visit("hr", "sv");
  await page.locator("#print").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#print")).toBeHidden();
  await expect(page.locator("nav").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("main time")).toBeVisible();
  // On paper, too, it is a table.
  await expect(page.locator("#sight tbody tr").first()).toHaveCSS("display", "table-row");
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("the document for HR has all its parts, and no button that does nothing", async ({
    page,
    visit,
  }) => {
    await visit("hr", "en");
    await expect(page.locator("#print")).toBeHidden();
    await expect(page.locator("#sight table")).toBeVisible();
    await expect(page.locator("#notice p").first()).toBeVisible();
  });
});
