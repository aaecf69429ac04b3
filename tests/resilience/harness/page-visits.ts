import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "#tools/bench/median";

/** The interval between page requests, in milliseconds. */
const interval = 10;

/**
 * Requests a page at even intervals while something lasts, and returns the 99th percentile of latency, in
 * milliseconds. Rejects when a page fails, or when what it waits for rejects.
 */
export async function visitDuring(siteUrl: string, lasting: Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  const visits: Promise<void>[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const end = lasting
    .catch((error: unknown) => failures.push(error))
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    const visit = timeVisit(siteUrl).then((wait) => void waits.push(wait));
    visits.push(visit.catch((error: unknown) => void failures.push(error)));
    await sleep(interval);
  }
  await Promise.all([end, ...visits]);
  if (failures.length > 0) throw failures[0];
  return percentile(waits, 0.99);
}

async function timeVisit(siteUrl: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${siteUrl}/product`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A page was answered with ${response.status}`);
  return performance.now() - start;
}
