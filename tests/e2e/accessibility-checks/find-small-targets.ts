import type { Page } from "@playwright/test";

/**
 * Targets smaller than this many CSS pixels in either direction, with their size. A label counts with its
 * control, and links in a sentence are exempt.
 */
export function findSmallTargets(page: Page, minSizePx: number, selector = "*"): Promise<string[]> {
  return page.evaluate(
    ([size, limit]) => {
      const controls = document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
      );
      return [...controls].flatMap((control) => {
        if (!control.matches(limit) || !control.checkVisibility({ visibilityProperty: true }))
          return [];
        // On the map, WCAG exempts targets whose position matters. What is hidden is no target.
        if (control.closest(".map-view, [inert], [aria-hidden=true]")) return [];
        if (isInSentence(control) || control.matches(".skip-link, [role=tab] *")) return [];
        const boxes = [control, ...("labels" in control ? [...(control.labels as NodeList)] : [])];
        const rects = boxes.map((box) => (box as Element).getBoundingClientRect());
        const width = Math.max(...rects.map((rect) => rect.width));
        const height = Math.max(...rects.map((rect) => rect.height));
        if (width >= size - 0.5 && height >= size - 0.5) return [];
        return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
      });

      function isInSentence(control: HTMLElement): boolean {
        if (getComputedStyle(control).display !== "inline") return false;
        const countCharacters = (text: string | null | undefined) => text?.trim().length ?? 0;
        return (
          countCharacters(control.parentElement?.textContent) > countCharacters(control.textContent)
        );
      }
    },
    [minSizePx, selector] as const,
  );
}
