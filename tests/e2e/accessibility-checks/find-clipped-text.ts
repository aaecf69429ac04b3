import type { Page } from "@playwright/test";

/**
 * Text that cannot be reached: outside the window, or cut off by an element that neither grows nor
 * scrolls. Each as "element: what is wrong".
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const issues = new Set<string>();
    const holders = new Map<Element, Holder | undefined>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const holder = getHolder(element);
      if (!holder) {
        if (box.left < -1 || box.right > width + 1)
          issues.add(`${name(element)}: beside the window`);
      } else if (!holder.scrolls) {
        const { left, right, top, bottom } = holder.element.getBoundingClientRect();
        // A box of one pixel is for screen readers only.
        if (bottom - top < 2) continue;
        const isCutOff =
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 3 ||
          box.bottom > bottom + 3;
        if (isCutOff) issues.add(`${name(element)}: cut off by ${name(holder.element)}`);
      }
    }
    return [...issues];

    interface Holder {
      element: Element;
      scrolls: boolean;
    }
    /** The element or ancestor that clips or scrolls an element's content, if any does. */
    function getHolder(element: Element): Holder | undefined {
      if (!holders.has(element)) holders.set(element, findHolder(element));
      return holders.get(element);
    }

    function findHolder(element: Element): Holder | undefined {
      if (element === document.body) return undefined;
      const { overflowX, position } = getComputedStyle(element);
      if (overflowX !== "visible")
        return { element, scrolls: overflowX === "auto" || overflowX === "scroll" };
      if (position === "fixed" || !element.parentElement) return undefined;
      return getHolder(element.parentElement);
    }

    function isShown(element: Element): boolean {
      const hiddenAncestor = element.closest("[hidden], .skip-link, .map-view");
      return !hiddenAncestor && element.checkVisibility({ visibilityProperty: true });
    }

    function name(element: Element): string {
      const elementText = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
      const classes = (element.getAttribute("class") ?? "").split(" ").slice(0, 4).join(".");
      return `${element.tagName.toLowerCase()}.${classes} "${elementText}"`;
    }
  });
}
