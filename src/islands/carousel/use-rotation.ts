import { useEffect, useState } from "react";

/**
 * Shows one of `count` things after the other, each for `interval` milliseconds while `running`, and
 * from the start of that time again after every stop. `move` goes on or back by hand.
 */
export function useRotation(count: number, interval: number, running: boolean) {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + count) % count);
  // Not used inside, but each new thing gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [index, count, interval, running]);
  return { index, move };
}
