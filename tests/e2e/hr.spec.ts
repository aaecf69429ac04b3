import { getAlternates } from "#locale/routes.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

/** The length of a document that fits on four pages, in characters; editors may write more. */
const textOfFourPages = 12_500;

test("the document for HR is printed by its button, without what only a screen needs", async ({
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
  await expect(page.locator("#visibility tbody tr").first()).toHaveCSS("display", "table-row");
});

test("the text for employees is copied by its button, or selected where the browser does not copy", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const clipboard = {
      async writeText(text: string) {
        if (document.documentElement.hasAttribute("data-refuses")) throw new Error("refused");
        document.documentElement.setAttribute("data-clipboard", text);
      },
    };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  await visit("hr", "de");
  const root = page.locator("html");
  const status = page.locator("#notice [role=status]");
  const paragraphs = await page.locator("#notice-text p").allTextContents();
  await expect(status).toBeEmpty();
  await page.locator("#copy").click();
  await expect(root).toHaveAttribute("data-clipboard", paragraphs.join("\n\n"));
  await expect(status).not.toBeEmpty();

  const initialText = (await status.textContent()) ?? "";
  await root.evaluate((html) => html.setAttribute("data-refuses", ""));
  await page.locator("#copy").click();
  await expect(status).not.toHaveText(initialText);
  const selectedText = await page.evaluate(() => String(getSelection()));
  for (const paragraph of paragraphs) expect(selectedText).toContain(paragraph);
});

test("the document for HR fits on four A4 pages", async ({ page, visit }) => {
  await page.emulateMedia({ media: "print" });
  for (const { locale } of getAlternates("hr")) {
    await visit("hr", locale);
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper takes no room
    const { length } = await page.locator("main").innerText();
    const maxPages = Math.ceil(4 * Math.max(1, length / textOfFourPages));
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, locale).toBeGreaterThan(1);
    expect(pages, locale).toBeLessThanOrEqual(maxPages);
  }
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("the document for HR has all its parts, and no button that does nothing", async ({
    page,
    visit,
  }) => {
    await visit("hr", "en");
    await expect(page.locator("#print")).toBeHidden();
    await expect(page.locator("#copy")).toBeHidden();
    await expect(page.locator("#visibility table")).toBeVisible();
    await expect(page.locator("#notice p").first()).toBeVisible();
  });
});
