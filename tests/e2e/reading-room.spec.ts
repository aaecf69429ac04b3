import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { type Locale, locales } from "#locale/languages";
import { alternatesOf, pathOf, routes } from "#locale/routes";
import { projectRoot } from "#tools/project";
import { pageScripts } from "./fixtures/page-scripts.ts";
import { expect, test, withoutScript } from "./fixtures/test.ts";

const contentsName: Record<Locale, string> = { en: "Contents", sv: "Innehåll", de: "Inhalt" };
const updated: Record<Locale, string> = {
  en: "Last updated 3 December 2024",
  sv: "Senast uppdaterad 3 december 2024",
  de: "Zuletzt aktualisiert am 3. Dezember 2024",
};
const { company } = parse(readFileSync(join(projectRoot, "content/facts.yaml"), "utf8"));

const headingOf = (page: Page, id: string) => page.locator(`#${id}-title`);
const linksOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"] > .section-heading > .section-links`);

for (const locale of locales) {
  test(`the contents of the terms stay in view and lead to each section: ${locale}`, async ({
    page,
    visit,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await visit("terms", locale);
    const contents = page.getByRole("navigation", { name: contentsName[locale] });
    const link = contents.locator('a[href="#liability"]');
    await link.click();
    await expect(page).toHaveURL(/#liability$/);
    await expect(headingOf(page, "liability")).toBeInViewport();
    await expect(headingOf(page, "liability")).toContainText("14");
    await expect(link).toBeInViewport();
    for (const entry of await contents.getByRole("link").all()) {
      const id = ((await entry.getAttribute("href")) ?? "").slice(1);
      await expect(headingOf(page, id)).toHaveCount(1);
    }
    expect(scripts).toEqual([]);
    await expect(page.locator(pageScripts)).toHaveCount(0);
  });

  test(`a section leads to the same section in the other languages: ${locale}`, async ({
    page,
    visit,
  }) => {
    const others = alternatesOf("terms").filter((other) => other.locale !== locale);
    for (const other of others) {
      await visit("terms", locale);
      await headingOf(page, "no-refunds").scrollIntoViewIfNeeded();
      await linksOf(page, "no-refunds").locator(`a[hreflang="${other.locale}"]`).click();
      await expect(page).toHaveURL(`${other.path}#no-refunds`);
      await expect(headingOf(page, "no-refunds")).toBeInViewport();
      await expect(headingOf(page, "no-refunds")).toContainText("8.3");
    }
  });

  test(`the day of the last change is written as in: ${locale}`, async ({ page, visit }) => {
    await visit("privacy", locale);
    const time = page.locator("main time");
    await expect(time).toHaveAttribute("datetime", "2024-12-03");
    await expect(time.locator("..")).toHaveText(updated[locale]);
  });

  test(`every page tells whose it is: ${locale}`, async ({ page, visit }) => {
    await visit("contact", locale);
    for (const value of [company.legalName, company.registrationNumber, company.vatNumber]) {
      await expect(page.getByRole("contentinfo")).toContainText(value);
    }
  });
}

test("the link to a heading comes with the focus, and is large enough", async ({ page, visit }) => {
  await visit("terms", "en");
  const links = linksOf(page, "dpa-audits");
  await links.scrollIntoViewIfNeeded();
  await expect(links).toHaveCSS("opacity", "0");
  const link = links.getByRole("link", { name: "Link to 10 Information and audits" });
  await link.focus();
  await expect(links).toHaveCSS("opacity", "1");
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms#dpa-audits$/);
});

test("the imprint is there in German, and the switcher leads home", async ({ page, visit }) => {
  await visit("imprint", "de");
  await expect(page.locator("main")).toContainText("§ 5");
  await expect(page.locator(".section-links a[hreflang]")).toHaveCount(0);
  await page.getByRole("banner").locator('a[hreflang="sv"]').first().click();
  await expect(page).toHaveURL(routes.home.sv);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the contents are folded, and open by keyboard", async ({ page, visit }) => {
    await visit("privacy", "de");
    const contents = page.getByRole("navigation", { name: contentsName.de });
    await expect(contents).toBeHidden();
    await page.locator("main summary").focus();
    await page.keyboard.press("Enter");
    await contents.locator('a[href="#rights"]').click();
    await expect(headingOf(page, "rights")).toBeInViewport();
  });

  test("no table is wider than the window; each row stands under its title", async ({
    page,
    visit,
  }) => {
    await visit("privacy", "de");
    for (const table of await page.locator("main table").all()) {
      const excess = await table.evaluate(
        ({ parentElement }) =>
          (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
      );
      expect(excess).toBeLessThanOrEqual(0);
    }
    const row = page.locator("#data-categories tbody tr").first();
    const [title, value] = [row.locator("th"), row.locator("td").first()];
    const [above, below] = [await title.boundingBox(), await value.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("a link into a text leads to its section", async ({ page }) => {
    await page.goto(`${pathOf("privacy", "sv")}#retention`);
    await expect(headingOf(page, "retention")).toBeInViewport();
  });
});

test("on paper there is no navigation, and links tell their whole address", async ({
  page,
  visit,
}) => {
  await visit("terms", "en");
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.getByRole("banner"), page.getByRole("navigation")]) {
    await expect(hidden.locator("visible=true")).toHaveCount(0);
  }
  await expect(page.locator(".section-links").locator("visible=true")).toHaveCount(0);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await expect(page.locator("main header")).toContainText(canonical ?? "-");
  const address = await page
    .locator('main a[href="/privacy-policy#retention"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(new URL(canonical ?? "").origin);
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(20);
});
