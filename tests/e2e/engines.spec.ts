import { getAlternates, pageIds } from "#locale/routes.ts";
import { hydrateIslands } from "./accessibility-checks/hydrate-islands.ts";
import { expect, test } from "./fixtures/test.ts";

// In another engine than Chromium. Differences show in every language: each page is opened in one.
for (const id of pageIds) {
  const [firstAlternate] = getAlternates(id);
  if (!firstAlternate) continue;
  test(`${id} loads without errors, hydrates, and fits`, { tag: "@engines" }, async ({
    page,
    visit,
  }) => {
    await visit(id, firstAlternate.locale);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await hydrateIslands(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.body.clientWidth,
      );
      expect(excess, `too wide at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
