import type { Page } from "@playwright/test";

/** Selected or current elements that look like all others with forced colours. */
export function findIndistinctStates(page: Page): Promise<string[]> {
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
