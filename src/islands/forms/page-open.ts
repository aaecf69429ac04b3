import { minPageOpenMs } from "#contract/spam-signs";

/** A day. */
const maxPageOpenMs = 86_400_000;

/**
 * Waits until the page has been open for the shortest time expected of a person, since browsers can fill
 * in a form at once. Returns how long it has been open, in whole milliseconds.
 */
export async function waitForPageOpen(): Promise<number> {
  let open = performance.now();
  // Timers may fire early, and browsers may round this clock for privacy.
  while (open < minPageOpenMs) {
    const rest = minPageOpenMs - open;
    await new Promise((resolve) => setTimeout(resolve, rest));
    open = performance.now();
  }
  return Math.min(Math.floor(open), maxPageOpenMs);
}
