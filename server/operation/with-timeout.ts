import { setTimeout as sleep } from "node:timers/promises";

/** What `work` resolves to, or `late` if that takes more than `ms` milliseconds. The work goes on. */
export async function withTimeout<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const timer = new AbortController();
  const deadline = sleep(ms, late, { ref: false, signal: timer.signal }).catch(() => late);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    timer.abort();
  }
}
