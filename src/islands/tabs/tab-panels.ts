/** The places of a page that tabs show one at a time carry this attribute. */
export const panelMark = "data-tab-place";

/** The element that a fragment such as "#growth-zone" leads to. */
export function targetOf(fragment: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The panel that a fragment asks for: the one that holds its target. An address without a fragment,
 * and one that leads to a panel around all of these, ask for the first.
 */
export function panelFor(fragment: string, panels: HTMLElement[]): HTMLElement | undefined {
  if (fragment.length < 2) return panels[0];
  const target = targetOf(fragment);
  if (!target) return undefined;
  const isAround =
    target.hasAttribute(panelMark) && panels.every((panel) => isWithin(target, panel));
  return isAround ? panels[0] : panels.find((panel) => panel.contains(target));
}

/** The panel that is open before the script has run: the browser may have opened one by itself. */
export function openPanel(panels: HTMLElement[]): HTMLElement | undefined {
  return panels.findLast((panel) => !panel.hasAttribute("hidden"));
}

/**
 * Shows one panel and hides the others so that find-in-page and fragments still reach them, but not
 * the Tab key; screen readers would find empty panels. A focus that would be lost with its panel moves to the one shown.
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
 * For a panel that gets the focus from the keyboard: brings its heading, which carries the ring, into
 * view. A browser leaves a panel that is taller than the window where it is.
 */
export function showRing({ currentTarget }: Event): void {
  const panel = currentTarget as HTMLElement;
  if (!panel.matches(":focus-visible")) return;
  panel.querySelector("h2, h3")?.scrollIntoView({ block: "nearest" });
}

function isWithin(outer: HTMLElement, inner: HTMLElement): boolean {
  return outer !== inner && outer.contains(inner);
}
