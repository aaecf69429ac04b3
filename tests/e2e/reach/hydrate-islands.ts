import { expect, type Page } from "@playwright/test";

/** Scrolls to every visible island, and waits until it is hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator("astro-island").all()) {
    const content = island.locator(":scope > :not(link, script, style, template)").first();
    if (!(await content.isVisible())) continue;
    await content.evaluate((element) => element.scrollIntoView());
    await expect(island).not.toHaveAttribute("ssr");
  }
}
