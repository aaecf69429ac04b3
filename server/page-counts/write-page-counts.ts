import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log/log.ts";
import type { Store } from "../store/store.ts";
import { minuteMs } from "../time/durations.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";
import { runEvery } from "../time/run-every.ts";
import type { PageCounter } from "./page-counter.ts";

/** The longest that the last write may delay a stop, in milliseconds. */
const maxStopMs = 1500;

/**
 * Adds the counts to the database every minute and at the stop. Deletes counts that are older than `months`. While
 * the database is away, counts stay in memory; a killed server loses its last minute.
 */
export function writePageCountsEveryMinute(
  counter: PageCounter,
  { pageCounts }: Pick<Store, "pageCounts">,
  months: number,
  log: Pick<Log, "warn">,
) {
  let isFailing = false;
  let purgedOn = "";
  async function write(): Promise<void> {
    try {
      await add();
      await purge();
      isFailing = false;
    } catch (err) {
      // Logged once, not every minute.
      if (!isFailing) log.warn({ err }, "Page counts could not be written, or old ones deleted");
      isFailing = true;
    }
  }
  async function add(): Promise<void> {
    const rows = counter.drain();
    if (rows.length === 0) return;
    try {
      await pageCounts.add(rows);
    } catch (error) {
      counter.restore(rows);
      throw error;
    }
  }
  async function purge(): Promise<void> {
    const today = formatUtcDay(Date.now());
    if (today === purgedOn) return;
    await pageCounts.removeBefore(subtractMonths(today, months));
    purgedOn = today;
  }
  const running = runEvery(minuteMs, write);
  return {
    /** Writes the remaining counts. */
    async stop(): Promise<void> {
      await Promise.race([running.stop().then(write), sleep(maxStopMs, undefined, { ref: false })]);
    },
  };
}

/** Returns the same day `months` earlier, or the last day of a shorter month. */
export function subtractMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return formatUtcDay(date);
}
