/**
 * Shows the part of a page around `element` as it is without JavaScript, if that part is marked with
 * `data-fallback`.
 */
export function showFallback(element: Element | null): void {
  element?.closest("[data-fallback]")?.setAttribute("data-fallback", "shown");
}
