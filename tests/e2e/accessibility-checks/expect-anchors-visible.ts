import { expect, type Page } from "@playwright/test";

/**
 * Follows every fragment link of the page, and fails unless its target, or the heading of a section, is then
 * within the window and below the header. Leaves the page at the last of them.
 */
export async function expectAnchorsVisible(page: Page): Promise<void> {
  const links = page.locator('main a[href^="#"]:not(.skip-link)');
  const fragments = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const fragment of new Set(fragments)) {
    await page.evaluate((hash) => {
      location.hash = hash ?? "";
    }, fragment);
    // Chapters open by script.
    await expect
      .poll(() => isReached(page, fragment ?? ""), { message: fragment ?? "" })
      .toBe(true);
  }
}

function isReached(page: Page, fragment: string): Promise<boolean> {
  return page.evaluate((hash) => {
    const header = document.querySelector("body > header")?.getBoundingClientRect();
    const target = document.getElementById(hash.slice(1));
    // The space above a section's heading is scrolled away.
    const heading = target?.matches("section") ? target.querySelector("h1, h2, h3") : undefined;
    const box = (heading ?? target)?.getBoundingClientRect();
    if (!box || !header || box.height === 0) return false;
    return box.top >= header.bottom - 1 && box.top < innerHeight;
  }, fragment);
}
