/** Attribute of elements that tabs show one at a time. */
const panelAttribute = "data-tab-panel";

/** The target of a fragment such as "#growth-zone". */
export function findTarget(fragment: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The panel that contains a fragment's target. Without a fragment, or if its target encloses all panels,
 * the first one.
 */
export function findPanel(fragment: string, panels: HTMLElement[]): HTMLElement | undefined {
  if (fragment.length < 2) return panels[0];
  const target = findTarget(fragment);
  if (!target) return undefined;
  const isAround =
    target.hasAttribute(panelAttribute) && panels.every((panel) => isWithin(target, panel));
  return isAround ? panels[0] : panels.find((panel) => panel.contains(target));
}

/** The panel that is open before the script runs; the browser may have opened one itself. */
export function findOpenPanel(panels: HTMLElement[]): HTMLElement | undefined {
  return panels.findLast((panel) => !panel.hasAttribute("hidden"));
}

/**
 * Shows one panel and hides the others; find-in-page and fragments still reach those. Hidden panels leave the tab
 * order and are hidden from screen readers, which would find them empty. If the focus is in one, it moves to the
 * panel shown.
 */
export function showPanel(panel: HTMLElement, panels: HTMLElement[]): void {
  panel.removeAttribute("hidden");
  panel.removeAttribute("aria-hidden");
  panel.tabIndex = 0;
  const others = panels.filter((other) => other !== panel);
  const losesFocus = others.some((other) => other.contains(document.activeElement));
  for (const other of others) {
    other.setAttribute("hidden", "until-found");
    other.setAttribute("aria-hidden", "true");
    other.tabIndex = -1;
  }
  if (losesFocus) panel.focus({ preventScroll: true });
}

/**
 * Focus listener: scrolls a panel's heading, which has the focus ring, into view. Browsers do not scroll
 * to a panel that is taller than the window.
 */
export function scrollHeadingIntoView({ currentTarget }: Event): void {
  const panel = currentTarget as HTMLElement;
  if (!panel.matches(":focus-visible")) return;
  panel.querySelector("h2, h3")?.scrollIntoView({ block: "nearest" });
}

/**
 * Navigation listener: when Back or Forward changes the fragment, the scroll position is restored after
 * the panel has changed. Otherwise Chromium scrolls to the top of the panel.
 */
export function restoreScrollAfterPanelChange(event: NavigateEvent): void {
  if (event.navigationType !== "traverse" || !event.hashChange || !event.canIntercept) return;
  event.intercept({ focusReset: "manual", scroll: "after-transition" });
}

function isWithin(outer: HTMLElement, inner: HTMLElement): boolean {
  return outer !== inner && outer.contains(inner);
}
