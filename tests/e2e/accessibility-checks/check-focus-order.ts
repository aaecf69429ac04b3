import type { Page } from "@playwright/test";

/** More tab stops than any page has. */
const maxStops = 400;
const keysAtOnce = 16;

/**
 * Presses Tab from the top of the page, or of its main part, to its end and, if asked, Shift+Tab all the way back.
 * Reports where the focus was out of view, covered, without a ring or on something hidden from screen readers,
 * where it went against the reading order, and where it was trapped.
 */
export async function checkFocusOrder(
  page: Page,
  { within, andBack = false }: { within: "body" | "main"; andBack?: boolean },
): Promise<string[]> {
  await page.locator(within).evaluate((part: HTMLElement) => {
    // The next Tab starts at the top, from any focus.
    const tabindexBefore = part.getAttribute("tabindex");
    part.tabIndex = -1;
    part.focus();
    if (tabindexBefore === null) part.removeAttribute("tabindex");
    window.scrollTo(0, 0);
  });
  const issues = await walk(page, "Tab", within);
  return andBack ? [...issues, ...(await walk(page, "Shift+Tab", within))] : issues;
}

async function walk(page: Page, key: "Tab" | "Shift+Tab", within: string): Promise<string[]> {
  const watch = await page.evaluateHandle(checkFocusStops, { isOn: key === "Tab", within });
  const client = await page.context().newCDPSession(page);
  const tab = {
    key: "Tab",
    code: "Tab",
    windowsVirtualKeyCode: 9,
    modifiers: key === "Tab" ? 0 : 8,
  };
  const press = () =>
    (["rawKeyDown", "keyUp"] as const).map((type) =>
      client.send("Input.dispatchKeyEvent", { type, ...tab }),
    );
  try {
    // Several keys at once, since most of a walk is talking to the browser.
    for (let stop = 0; stop < maxStops; stop += keysAtOnce) {
      await Promise.all(Array.from({ length: keysAtOnce }, press).flat());
      if (await watch.evaluate(({ hasEnded }) => hasEnded())) {
        const issues = await watch.evaluate(({ end }) => end());
        return issues.map((issue) => `${key}: ${issue}`);
      }
    }
    return [`${key}: the focus has not reached the end after ${maxStops} stops`];
  } finally {
    await client.detach();
  }
}

/** Runs in the page: judges the focus after each key, until it has left the part or is back at the start. */
function checkFocusStops({ isOn, within }: { isOn: boolean; within: string }) {
  let firstStop: Element | undefined;
  let lastStop: Stop | undefined;
  let isOver = false;
  const issues: string[] = [];
  const listen = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") return;
    const { activeElement: element, body } = document;
    isOver ||= !element || element === body || element === firstStop || !element.closest(within);
    if (element && !isOver) issues.push(...checkElement(element));
  };
  // Keys after the end would begin again.
  const stay = (event: Event) => isOver && event.preventDefault();
  addEventListener("keydown", stay, true);
  addEventListener("keyup", listen, true);
  return {
    hasEnded: () => isOver,
    end() {
      removeEventListener("keydown", stay, true);
      removeEventListener("keyup", listen, true);
      const part = document.querySelector(within);
      const hasStops = part?.querySelector("a[href], button, input, summary");
      return hasStops && !firstStop ? [`the focus never comes into ${within}`] : issues;
    },
  };

  interface Stop {
    element: Element;
    box: DOMRect;
    /** The scroll position of the page. */
    scrolled: number;
  }
  function checkElement(element: Element): string[] {
    firstStop ??= element;
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    const stop = { element, box: boxes[0] ?? element.getBoundingClientRect(), scrolled: scrollY };
    const elementText = (element.textContent || element.getAttribute("name") || "")
      .trim()
      .slice(0, 40);
    const turn = isOn && lastStop ? turnFrom(lastStop, stop) : undefined;
    lastStop = stop;
    return [getCover(stop), getFocusIssue(element), turn]
      .filter((issue) => issue !== undefined)
      .map((issue) => `${element.tagName.toLowerCase()} "${elementText}" ${issue}`);
  }

  /** Whether the element itself is at the middle of its visible part. */
  function getCover({ element, box }: Stop): string | undefined {
    if (box.bottom <= 0 || box.top >= innerHeight) return "is out of view";
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
    const topElement = document.elementFromPoint(x, y);
    const isSeen = topElement && (element.contains(topElement) || topElement.contains(element));
    return isSeen ? undefined : `is covered by ${topElement?.outerHTML.slice(0, 80)}`;
  }

  /** Whether it is hidden from screen readers, or has no visible focus. */
  function getFocusIssue(element: Element): string | undefined {
    if (element.closest("[aria-hidden=true], [inert]")) return "is hidden from screen readers";
    // A panel of chapters shows its focus ring around its heading.
    const ringed = element.matches(".tab-panels > *") ? element.querySelector("h2, h3") : element;
    if (!ringed || getComputedStyle(ringed).outlineStyle === "none") return "has no ring";
    const { top, bottom } = ringed.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return "has its ring out of view";
    return isRingCut(ringed) ? "has its ring cut off at a side" : undefined;
  }

  /** On the map, places may be at the edge. */
  function isRingCut(ringed: Element): boolean {
    if (ringed.matches(".map-mark, .skip-link")) return false;
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right } = ringed.getBoundingClientRect();
    for (
      let ancestor = ringed.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      if (getComputedStyle(ancestor).overflowX === "visible") continue;
      const frame = ancestor.getBoundingClientRect();
      if (left - reach < frame.left - 1 || right + reach > frame.right + 1) return true;
    }
    return false;
  }

  /** Whether the focus went up, or back within a line. Scrollable parts have an order of their own. */
  function turnFrom(from: Stop, to: Stop): string | undefined {
    const separateParts = "header, .finder, .chapter-list, .contents-rail, .chapter-foot";
    if (from.element.closest(separateParts) || to.element.closest(separateParts)) return undefined;
    const down = to.scrolled - from.scrolled;
    const isAbove = to.box.bottom + down <= from.box.top + 1;
    const isBelow = to.box.top + down >= from.box.bottom - 1;
    const goesUp = isAbove && to.box.left < from.box.right - 1;
    const goesBack = !isAbove && !isBelow && to.box.right <= from.box.left + 1;
    return goesUp || goesBack ? "comes after what stands behind it" : undefined;
  }
}
