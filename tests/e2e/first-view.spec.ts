import { expect } from "@playwright/test";
import { locales } from "#locale/languages";
import { manifestPath } from "#share/manifest-path.ts";
import { builtPages } from "./fixtures/built-pages.ts";
import { idle } from "./fixtures/settled.ts";
import { test } from "./fixtures/test.ts";

// The phone by which pages are commonly measured.
test.use({ viewport: { width: 412, height: 823 } });

for (const { page: id, locale } of builtPages) {
  test(`${id} in ${locale} needs few files and no script before anybody scrolls`, async ({
    page,
    visit,
  }) => {
    const files: string[] = [];
    const scripts: string[] = [];
    page.on("request", (request) => {
      files.push(request.url());
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await visit(id, locale);
    await idle(page);
    expect(scripts).toEqual([]);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(6);
  });
}

for (const locale of locales) {
  test(`home in ${locale} tells of its manifest when its first view stands`, async ({
    page,
    visit,
  }) => {
    await visit("home", locale);
    const manifest = page.locator("head > link[rel=manifest]");
    await expect(manifest).toHaveAttribute("href", manifestPath(locale));
    const firstPicture = await page.evaluate(
      () => performance.getEntriesByName("first-paint").length,
    );
    expect(firstPicture).toBe(1);
  });
}
