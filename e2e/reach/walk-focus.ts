import type { Page } from "@playwright/test";

/** More stops than any page has. */
const most = 400;

/**
 * Presses Tab from the top of the page to its end. Tells where the focus was out of view or covered
 * by something else, and where it went back against the reading order.
 */
export async function walkFocus(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(judgeFocus, stop === 0);
    if (!found) return problems;
    problems.push(...found);
  }
  return [...problems, `the focus has not reached the end after ${most} stops`];
}

/** Runs in the page. Gives nothing once the focus has left the page, or is back at its start. */
function judgeFocus(isFirst: boolean): string[] | undefined {
  interface Stop {
    element: Element;
    box: DOMRect;
    /** How far the page was scrolled. */
    scrolled: number;
  }
  const memory = window as unknown as { firstStop?: Element; lastStop?: Stop | undefined };
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  if (isFirst) memory.firstStop = element;
  else if (element === memory.firstStop) return undefined;
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
  const stop = { element, box: boxes[0] ?? element.getBoundingClientRect(), scrolled: scrollY };
  const last = isFirst ? undefined : memory.lastStop;
  memory.lastStop = stop;
  const words = (element.textContent || element.getAttribute("name") || "").trim().slice(0, 40);
  const problems = [coverOf(stop), last && turnFrom(last, stop)].filter((one) => one !== undefined);
  return problems.map((problem) => `${element.tagName.toLowerCase()} "${words}" ${problem}`);

  /** Whether the middle of what the window shows of it is the element itself. */
  function coverOf({ box }: Stop): string | undefined {
    if (box.bottom <= 0 || box.top >= innerHeight) return "is out of view";
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
    const seen = document.elementFromPoint(x, y);
    const isSeen = seen && (element?.contains(seen) || seen.contains(element));
    return isSeen ? undefined : `is covered by ${seen?.outerHTML.slice(0, 80)}`;
  }

  /** Whether the focus went up, or back within a line. What scrolls by itself has an order of its own. */
  function turnFrom(from: Stop, to: Stop): string | undefined {
    const own = "header, .finder, .chapter-list, .contents-rail, .chapter-foot";
    if (from.element.closest(own) || to.element.closest(own)) return undefined;
    const down = to.scrolled - from.scrolled;
    const isAbove = to.box.bottom + down <= from.box.top + 1;
    const isBelow = to.box.top + down >= from.box.bottom - 1;
    const goesUp = isAbove && to.box.left < from.box.right - 1;
    const goesBack = !isAbove && !isBelow && to.box.right <= from.box.left + 1;
    return goesUp || goesBack ? "comes after what stands behind it" : undefined;
  }
}
