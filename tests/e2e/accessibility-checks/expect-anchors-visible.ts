import { expect, type Page } from "@playwright/test";

/**
 * Follows every fragment link of the page, and fails unless its target, or the heading of a section, is then
 * within the window and below the header. Leaves the page at the last of them.
 */
export async function expectAnchorsVisible(page: Page): Promise<void> {
  const links = page.locator('main a[href^="#"]:not(.skip-link)');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  let fragments = [...new Set(hrefs)];
  const followAll = async () => {
    fragments = await findUnreached(page, fragments);
    return fragments;
  };
  await expect.poll(followAll).toEqual([]);
}

/** Follows fragments in the page, since most of it would be talking to the browser; returns those not reached. */
function findUnreached(page: Page, fragments: string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const unreached: string[] = [];
    for (const fragment of all) {
      if (location.hash !== fragment) location.hash = fragment;
      // Chapters open by script.
      await scheduler.postTask(() => {}, { priority: "background" });
      if (!isReached(fragment)) unreached.push(fragment);
    }
    return unreached;

    function isReached(hash: string): boolean {
      const header = document.querySelector("body > header")?.getBoundingClientRect();
      const target = document.getElementById(hash.slice(1));
      // The space above a section's heading is scrolled away.
      const heading = target?.matches("section") ? target.querySelector("h1, h2, h3") : undefined;
      const box = (heading ?? target)?.getBoundingClientRect();
      if (!box || !header || box.height === 0) return false;
      return box.top >= header.bottom - 1 && box.top < innerHeight;
    }
  }, fragments);
}
