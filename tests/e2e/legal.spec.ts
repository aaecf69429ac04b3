import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

const getHeading = (page: Page, id: string) => page.locator(`#${id}-title`);
const getLinks = (page: Page, id: string) =>
  page.locator(`[id="${id}"] > .section-heading > .section-links`);

/** The visible table of contents. */
const getContents = (page: Page) => page.locator("main nav").filter({ visible: true });

test("the table of contents is sticky and links to each section", async ({ page, visit }) => {
  await visit("terms", "en");
  const link = getContents(page).locator('a[href="#liability"]');
  await link.click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(getHeading(page, "liability")).toBeInViewport();
  await expect(link).toBeInViewport();
});

test("the table of contents wraps words that are longer than its column", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit("terms", "en");
  const excess = await getContents(page).evaluate((contents) => {
    const entry = contents.querySelector("a:has(span)");
    entry?.append("Verbraucherstreitbeilegungsstelle");
    return entry && contents.scrollWidth - contents.clientWidth;
  });
  expect(excess).toBe(0);
});

test("the link to a heading appears on focus, and is large enough", async ({ page, visit }) => {
  await visit("terms", "en");
  const links = getLinks(page, "dpa-audits");
  await links.scrollIntoViewIfNeeded();
  await expect(links).toHaveCSS("opacity", "0");
  const link = links.locator('a[href="#dpa-audits"]');
  await link.focus();
  await expect(links).toHaveCSS("opacity", "1");
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms#dpa-audits$/);
});

test("on a phone the contents are collapsed, and each table row is below its title", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit("privacy", "de");
  await expect(getContents(page)).toHaveCount(0);
  await page.locator("main summary").press("Space");
  await getContents(page).locator('a[href="#rights"]').press("Enter");
  await expect(getHeading(page, "rights")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#rights :focus")).toHaveCount(1);

  const excesses = await page
    .locator("main :has(> table)")
    .evaluateAll((frames) =>
      frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
  expect(excesses.length).toBeGreaterThan(0);
  expect(Math.max(...excesses)).toBeLessThanOrEqual(0);
  const row = page.locator("#data-categories tbody tr").first();
  const [title, value] = await row.evaluate(({ children }) =>
    [...children].map((cell) => cell.getBoundingClientRect().toJSON()),
  );
  expect(value.top).toBeGreaterThanOrEqual(title.bottom);
});

test("prints the URLs of links, but no navigation", async ({ page, visit }) => {
  await visit("terms", "en");
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.getByRole("banner"), page.getByRole("navigation")]) {
    await expect(hidden.locator("visible=true")).toHaveCount(0);
  }
  await expect(page.locator(".section-links").locator("visible=true")).toHaveCount(0);
  // Firefox would move the text, as a row of a grid, to the second page.
  await expect(page.locator(".legal-document")).toHaveCSS("display", "block");
  // Built without SITE_URL: no URL of this machine is printed.
  await expect(page.locator("main")).not.toContainText("localhost");
  const printedUrl = await page
    .locator('main a[href="/privacy-policy#retention"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printedUrl).toContain("/privacy-policy#retention");
  expect(printedUrl).not.toContain("localhost");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(20);
});
