import { dayMs } from "../time/durations.ts";

const firstDelayMs = 2000;
const maxDelayMs = dayMs;

/**
 * Returns the delay before the next attempt, in milliseconds, after failed attempts: between half and all of
 * 2 s, 4 s, 8 s … 1 day. Source: exponential backoff with "equal jitter", Marc Brooker, "Exponential
 * Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export function computeBackoffMs(attempts: number, random: () => number = Math.random): number {
  const fullDelayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
  return fullDelayMs / 2 + (random() * fullDelayMs) / 2;
}
