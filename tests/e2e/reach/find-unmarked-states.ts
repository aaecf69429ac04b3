import type { Page } from "@playwright/test";

/** What is chosen or current and, for visitors with colours of their own, looks like all the others. */
export function findUnmarkedStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = document.querySelectorAll(
      '[aria-current], [aria-selected="true"], [aria-pressed="true"]',
    );
    return [...chosen].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const ground = getComputedStyle(element).backgroundColor;
      const around = getComputedStyle(element.parentElement ?? element).backgroundColor;
      return ground === around ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}
