import type { Page } from "@playwright/test";

/** On maps of a profile: marks too small to see, and names of patterns that the dot of a respondent touches. */
export function findMapFaults(page: Page, minDiameterPx: number): Promise<string[]> {
  return page.locator("[data-profile-map]").evaluateAll((maps, minDiameter) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return maps.filter(isShown).flatMap((map) => {
      const small = [...map.querySelectorAll("svg circle")].filter((mark) => {
        const { width } = mark.getBoundingClientRect();
        // Marks that a scene does not show have no size.
        return isShown(mark) && width > 0 && width < minDiameter - 0.05;
      });
      const dots = [...map.querySelectorAll(".respondent-dot")].map((dot) =>
        dot.getBoundingClientRect(),
      );
      const touched = [...map.querySelectorAll(":scope > span")].filter((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return dots.some(
          (dot) => dot.right > left && dot.left < right && dot.bottom > top && dot.top < bottom,
        );
      });
      return [...small, ...touched].map((element) => element.outerHTML.slice(0, 120));
    });
  }, minDiameterPx);
}
