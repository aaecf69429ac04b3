import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "#tools/bench/median";

/** How often a page is asked for, in milliseconds. */
const interval = 10;

/**
 * Asks for a page at even intervals while something lasts, and gives the 99th percentile of the
 * waits, in milliseconds. Rejects when a page does not come, or with what it lasted for.
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
