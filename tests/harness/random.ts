import { randomInt } from "node:crypto";
import { onTestFailed } from "vitest";

/**
 * Random numbers from 0 to 1 for the running test. If it fails, it prints their seed; with that as TEST_SEED in the
 * environment they are the same again.
 */
export function createSeededRandom(): () => number {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
  onTestFailed(() =>
    console.error(`The random numbers of this test come again with TEST_SEED=${seed}`),
  );
  let state = seed;
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
