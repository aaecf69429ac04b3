import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BreakerOpen, CircuitBreaker } from "./circuit-breaker.ts";

const fail = vi.fn(async () => {
  throw new Error("down");
});
const succeed = vi.fn(async () => "answer");

let breaker: CircuitBreaker;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  breaker = new CircuitBreaker({ failures: 3, pause: 1000 });
});
afterEach(() => vi.useRealTimers());

async function open() {
  for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toThrow();
}

it("does not open for failures with successes between them", async () => {
  for (let count = 0; count < 5; count += 1) {
    await expect(breaker.run(fail)).rejects.toThrow("down");
    await expect(breaker.run(fail)).rejects.toThrow("down");
    await breaker.run(succeed);
  }
});

it("refuses without asking after failures in a row, until the pause is over", async () => {
  await open();
  await expect(breaker.run(succeed)).rejects.toThrow(BreakerOpen);
  vi.advanceTimersByTime(999);
  await expect(breaker.run(succeed)).rejects.toThrow(BreakerOpen);
  expect(succeed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await breaker.run(succeed)).toBe("answer");
  await expect(breaker.run(fail)).rejects.toThrow("down");
  expect(await breaker.run(succeed)).toBe("answer");
});

it("tries with one call, and opens again at once if that fails", async () => {
  await open();
  vi.advanceTimersByTime(1000);
  const first = breaker.run(fail);
  await expect(breaker.run(succeed)).rejects.toThrow(BreakerOpen);
  await expect(first).rejects.toThrow("down");
  await expect(breaker.run(succeed)).rejects.toThrow(BreakerOpen);
  vi.advanceTimersByTime(1000);
  expect(await breaker.run(succeed)).toBe("answer");
});
