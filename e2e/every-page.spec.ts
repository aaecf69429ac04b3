import { expect } from "@playwright/test";
import { otherSlash } from "#locale/routes";
import { builtPages } from "./fixtures/built-pages.ts";
import { settled } from "./fixtures/settled.ts";
import { test } from "./fixtures/test.ts";

const looks = [
  { colorScheme: "light", width: 1280, only: undefined },
  { colorScheme: "dark", width: 1280, only: "colours" },
  { colorScheme: "dark", width: 360, only: "colours" },
  { colorScheme: "light", width: 360, only: undefined },
] as const;

// Colours and places must have settled when they are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { page: id, locale, path } of builtPages) {
  test(`${id} in ${locale} is accessible and fits every width`, async ({ page, visit, axe }) => {
    test.slow();
    await visit(id, locale);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const { colorScheme, width, only } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settled(page);
      await test.step(`${colorScheme}, ${width} px`, () => axe(undefined, only));
    }
    for (const width of [320, 360, 768, 992, 1200, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
      expect(await excess(), `too wide at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  // The root has one form only.
  if (path === "/") continue;
  test(`${path} redirects from its other form`, async ({ request }) => {
    const response = await request.get(otherSlash(path), { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(path);
  });
}
