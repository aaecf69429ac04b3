import { expect, it } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

it("stops asking after failures in a row, lets one try after the pause, and recovers", () => {
  let now = 0;
  const breaker = new CircuitBreaker({ limit: 3, pause: 1000, now: () => now });
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.mayAsk()).toBe(true);
  breaker.failed();
  expect(breaker.mayAsk()).toBe(false);
  now = 1000;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.failed();
  now = 1999;
  expect(breaker.mayAsk()).toBe(false);
  now = 2000;
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});
