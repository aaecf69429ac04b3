import { expect, type Page } from "@playwright/test";
import { test, withoutScript } from "./fixtures/test.ts";

test.use({ viewport: { width: 412, height: 823 } });

/** Waits until the top of a place is where links lead, or a line off it: the typeface may come later. */
async function hasArrived(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector);
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(40);
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits until all of a page is laid out that a fresh visit left for later. */
const allLaidOut = (page: Page) =>
  expect(page.locator("[data-fresh-visit], [data-laid-out]")).toHaveCount(0);

test("a fresh visit lays out what is near before its first picture, then the rest", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    // In the second frame the browser knows what is near.
    const count = () => {
      const contents = [...document.querySelectorAll("main section > :first-child")];
      const seen = contents.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      Object.assign(window, { seen: seen.length, all: contents.length });
    };
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(count)),
    );
  });
  await visit("teams", "en");
  await allLaidOut(page);
  const { seen, all } = await page.evaluate(() => {
    const { seen, all } = window as never as { seen: number; all: number };
    return { seen, all };
  });
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(all / 2);
  const later = await height(page);
  await page.reload();
  expect(await height(page), "as high as if all had been laid out at once").toBe(later);
});

test("a link to a place in another page leads there", async ({ page }) => {
  await page.goto("/#contact");
  await hasArrived(page, "#contact");
});

test("a link to a place leads there, however early it is followed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "commit" });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#contact" });
    document.documentElement.append(link);
    link.click();
  });
  await allLaidOut(page);
  await hasArrived(page, "#contact");
});

test("a link to words of a page leads there", async ({ page, visit }) => {
  await visit("teams", "en");
  const words = page.locator("main section section p").last();
  const text = ((await words.textContent()) ?? "").trim().split(/\s+/).slice(0, 6).join(" ");
  await page.goto("/about-us");
  await page.goto(`/teams#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`);
  await expect(words).toBeInViewport();
  await allLaidOut(page);
  await expect(words).toBeInViewport();
});

test("who reloads or comes back finds the place again", async ({ page, visit }) => {
  await visit("teams", "en");
  await allLaidOut(page);
  await page.evaluate(() => scrollTo({ top: 6000, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBe(6000);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(6000);
  await visit("about", "en");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(6000);
});

test.describe("without script", () => {
  test.use(withoutScript);

  test("all is laid out at once", async ({ page, visit }) => {
    await visit("teams", "en");
    const last = page.locator("main section").last();
    await expect(last).toHaveCSS("content-visibility", "visible");
  });
});
