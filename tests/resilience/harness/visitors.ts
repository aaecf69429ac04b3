import { setTimeout as sleep } from "node:timers/promises";
import { createKey, createProspect, post } from "./prospects.ts";

/** The experience of visitors: waiting times in milliseconds, and the number of failures. */
export interface VisitOutcome {
  pages: number[];
  messages: number[];
  failures: number;
}

let number = 0;

/**
 * Sends visitors, each from an IP address of its own, while something lasts: every 20 ms one requests a page and,
 * unless told otherwise, one sends a valid message.
 */
export async function sendVisitsDuring<Result>(
  siteUrl: string,
  work: Promise<Result>,
  { sendMessages = true } = {},
): Promise<VisitOutcome & { result: Result }> {
  const visits: VisitOutcome = { pages: [], messages: [], failures: 0 };
  const pendingVisits: Promise<void>[] = [];
  const visit = async (waits: number[], status: number, ask: () => Promise<Response>) => {
    const start = performance.now();
    try {
      const response = await ask();
      await response.arrayBuffer();
      waits.push(performance.now() - start);
      if (response.status !== status) visits.failures += 1;
    } catch {
      visits.failures += 1;
    }
  };
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  while (!hasEnded) {
    pendingVisits.push(visit(visits.pages, 200, () => fetch(`${siteUrl}/product`)));
    if (sendMessages) pendingVisits.push(visit(visits.messages, 201, () => sendMessage(siteUrl)));
    await sleep(20);
  }
  await Promise.all(pendingVisits);
  return { ...visits, result: await work };
}

function sendMessage(siteUrl: string): Promise<Response> {
  number += 1;
  const ip = `198.51.${(number >> 8) % 256}.${number % 256}`;
  return post(siteUrl, createProspect(number), createKey(number), {
    headers: { "x-forwarded-for": ip },
  });
}
