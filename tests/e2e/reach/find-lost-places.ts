import type { Page } from "@playwright/test";

/**
 * Fragment links of the page without a target, or whose target is then outside the window or under the
 * header. Leaves the page at the last of them.
 */
export function findLostPlaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = document.querySelectorAll('main a[href^="#"]:not(.skip-link)');
    const fragments = new Set([...links].map((link) => link.getAttribute("href") ?? ""));
    const lost: string[] = [];
    for (const fragment of fragments) {
      location.hash = fragment;
      // Chapters open by script.
      for (let tries = 0; !isShown(fragment) && tries < 50; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      if (!isShown(fragment)) lost.push(fragment);
    }
    return lost;

    function isShown(fragment: string): boolean {
      const header = document.querySelector("body > header")?.getBoundingClientRect();
      const box = document.getElementById(fragment.slice(1))?.getBoundingClientRect();
      if (!box || !header || box.height === 0) return false;
      return box.top >= header.bottom - 1 && box.top < innerHeight;
    }
  });
}
