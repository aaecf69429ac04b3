import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds: a little longer than who waits for SQLite's lock takes to ask again (`whenUnlocked`). */
const pause = 25;

/** To be awaited between the pieces of a long piece of work, so that visitors' messages get in. */
export function letOthersWrite(): Promise<void> {
  return sleep(pause);
}
