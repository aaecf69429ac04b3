import { dayMs } from "../lib/durations.ts";

const first = 2000;
const maxMs = dayMs;

/**
 * The delay before the next try, in milliseconds, after `tries` failed tries: between half and all of 2
 * s, 4 s, 8 s … 1 day. Source: exponential backoff with "equal jitter", Marc Brooker, "Exponential
 * Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export function backoff(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(maxMs, first * 2 ** Math.max(0, tries - 1));
  return whole / 2 + (random() * whole) / 2;
}
