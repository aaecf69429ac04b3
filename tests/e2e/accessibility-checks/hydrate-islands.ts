import { expect, type Page } from "@playwright/test";

/** Opens every part that has an island, several at a time. */
export async function openParts(page: Page): Promise<void> {
  await page.locator("main details:has(astro-island)").evaluateAll((parts) => {
    for (const part of parts as HTMLDetailsElement[]) {
      part.removeAttribute("name");
      part.open = true;
    }
  });
}

/** Scrolls to every visible island, and waits until it is hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await openParts(page);
  for (const island of await page.locator("astro-island").all()) {
    const content = island.locator(":scope > :not(link, script, style, template)").first();
    if (!(await content.isVisible())) continue;
    await content.evaluate((element) => element.scrollIntoView());
    await expect(island).toHaveAttribute("data-hydrated");
  }
}
