import type { Page } from "@playwright/test";

/** Selected or current elements that look like all others with forced colours. */
export function findIndistinctStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosenElements = document.querySelectorAll(
      '[aria-current], [aria-selected="true"], [aria-pressed="true"]',
    );
    return [...chosenElements].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const ground = getComputedStyle(element).backgroundColor;
      const backgroundAround = getComputedStyle(element.parentElement ?? element).backgroundColor;
      return ground === backgroundAround ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}
