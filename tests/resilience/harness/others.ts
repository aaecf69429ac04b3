import { setTimeout as sleep } from "node:timers/promises";
import { median } from "#tools/bench/median";
import { keyOf, post, prospectOf } from "./prospects.ts";

/** The interval at which another visitor comes, in milliseconds. */
const interval = 50;

/** What other visitors experienced: median waiting time in milliseconds, and failures. */
export interface Met {
  page: number;
  message: number;
  visitors: number;
  failures: number;
}

let number = 0;

/**
 * Sends visitors, each from an address of its own, who request a page and send a valid message while
 * something lasts.
 */
export async function meetDuring<Result>(
  siteUrl: string,
  lasting: Promise<Result>,
): Promise<Met & { result: Result }> {
  const waits = { page: [] as number[], message: [] as number[] };
  const visits: Promise<boolean>[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  lasting.then(end, end);
  while (!isOver) {
    visits.push(
      timed(waits.page, 200, () => fetch(`${siteUrl}/product`)),
      timed(waits.message, 201, () => sendAsOther(siteUrl)),
    );
    await sleep(interval);
  }
  const outcomes = await Promise.all(visits);
  return {
    page: median(waits.page),
    message: median(waits.message),
    visitors: outcomes.length,
    failures: outcomes.filter((isAnswered) => !isAnswered).length,
    result: await lasting,
  };
}

function sendAsOther(siteUrl: string): Promise<Response> {
  number += 1;
  const address = `198.51.${(number >> 8) % 256}.${number % 256}`;
  return post(siteUrl, prospectOf(number), keyOf(number), {
    headers: { "x-forwarded-for": address },
  });
}

/** Records how long an answer took, and whether it was the right one. */
async function timed(waits: number[], status: number, ask: () => Promise<Response>) {
  const start = performance.now();
  try {
    const response = await ask();
    await response.arrayBuffer();
    waits.push(performance.now() - start);
    return response.status === status;
  } catch {
    return false;
  }
}

/** The figures of visitors before and during a flood. */
export function compare(quiet: Met, busy: Met) {
  const told = (one: number, two: number) => `${one.toFixed(1)} → ${two.toFixed(1)} ms`;
  return {
    "others asked": busy.visitors,
    "failures of others": busy.failures,
    "others' median for a page": told(quiet.page, busy.page),
    "others' median for a message": told(quiet.message, busy.message),
  };
}
