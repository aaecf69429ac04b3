import { leastPageOpen } from "#contract/spam-signs";

/** No page needs a larger number: a day, in milliseconds. */
const mostPageOpen = 86_400_000;

/**
 * Resolves once the page has been open for as long as a form is expected to take at least, and tells
 * how long that is, in whole milliseconds. A person whose browser fills in everything at once waits.
 */
export async function waitForPageOpen(): Promise<number> {
  let open = performance.now();
  // Timers may come early, and browsers that protect privacy round this clock.
  while (open < leastPageOpen) {
    const rest = leastPageOpen - open;
    await new Promise((resolve) => setTimeout(resolve, rest));
    open = performance.now();
  }
  return Math.min(Math.floor(open), mostPageOpen);
}
