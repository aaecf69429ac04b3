import { setTimeout as sleep } from "node:timers/promises";

/** How long to wait for another process that has locked the file, and how often to ask, in milliseconds. */
const wait = { total: 2000, interval: 20 };

/** SQLite's result code for a database that another process has locked. */
const busy = 5;

/**
 * Does something with a database file as soon as no other process has locked it, within 2 seconds.
 * Rejects with SQLite's error after that; at once, if `isHopeless` says that waiting is in vain.
 */
export async function whenUnlocked<Result>(
  work: () => Result | Promise<Result>,
  isHopeless: () => boolean = () => false,
): Promise<Result> {
  const end = performance.now() + wait.total;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || isHopeless() || performance.now() >= end) throw error;
      await sleep(wait.interval);
    }
  }
}

/** Whether SQLite says that another process has locked the database. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === busy;
}

/** SQLite's result code of an error, without details; 0 if it is none of SQLite's. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

/** Milliseconds: a little longer than who waits for SQLite's lock takes to ask again (`whenUnlocked`). */
const pause = 25;

/** To be awaited between the pieces of a long piece of work, so that visitors' messages get in. */
export function letOthersWrite(): Promise<void> {
  return sleep(pause);
}
