import { onTestFinished, vi } from "vitest";

/**
 * Lets the clock run twenty times as fast for the rest of the running test, so that nothing waits for
 * long: the clock that measures and, if so wished, timers.
 */
export function fastClock({ timers = false } = {}): void {
  const turning = setInterval(() => vi.advanceTimersByTime(100), 5);
  vi.useFakeTimers({
    toFake: timers ? ["performance", "setTimeout", "clearTimeout"] : ["performance"],
  });
  onTestFinished(() => {
    clearInterval(turning);
    vi.useRealTimers();
  });
}
