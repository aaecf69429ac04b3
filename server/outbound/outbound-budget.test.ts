import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { OutboundBudget, type RequestNotSentError } from "./outbound-budget.ts";

/** A budget with a clock of its own, and requests that note how many are in flight. */
function open({ max = 8, concurrency = 3 } = {}) {
  const clock = { now: 0 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  const networks = [
    { share: 0.25, concurrency: 2 },
    { share: 0.5, concurrency: 2 },
  ];
  const limits = { overall: { max, timeWindow: 8000 }, concurrency, networks };
  const budget = new OutboundBudget(limits);
  const inFlight = { now: 0, most: 0 };
  const request = async () => {
    inFlight.most = Math.max(inFlight.most, ++inFlight.now);
    await setImmediate();
    inFlight.now -= 1;
    return "answer";
  };
  /** The answers to so many requests at once for these networks, or whose budget was used up. */
  const spend = (count: number, ...visitor: string[]) =>
    Promise.all(
      Array.from({ length: count }, () =>
        budget.run(visitor, request).catch((error: RequestNotSentError) => error.reason),
      ),
    );
  return { budget, clock, inFlight, request, spend };
}

test("limits a network to its share, and the wider network around it to a larger one", async () => {
  const { spend } = open();
  expect(await spend(3, "a1", "a")).toEqual(["answer", "answer", "network-budget"]);
  expect(await spend(3, "a2", "a")).toEqual(["answer", "answer", "network-budget"]);
  expect(await spend(1, "a3", "a")).toEqual(["network-budget"]);
  expect(await spend(2, "b1", "b")).toEqual(["answer", "answer"]);
  expect(await spend(2, "c1", "c")).toEqual(["answer", "answer"]);
  expect(await spend(1, "d1", "d")).toEqual(["overall-budget"]);
});

test("refills the budget with time", async () => {
  const { clock, spend } = open();
  await spend(2, "a1", "a");
  clock.now += 3999;
  expect(await spend(1, "a1", "a")).toEqual(["network-budget"]);
  clock.now += 1;
  expect(await spend(2, "a1", "a")).toEqual(["answer", "network-budget"]);
});

test("limits the requests in flight, overall and per network, and queues the rest", async () => {
  const { inFlight, spend } = open({ max: 80 });
  await spend(10, "a1", "a");
  expect(inFlight.most).toBe(2);
  await Promise.all([spend(10, "a1", "a"), spend(10, "b1", "b")]);
  expect([inFlight.most, inFlight.now]).toEqual([3, 0]);
});

test("does not let requests of one network block those of others", async () => {
  const { budget, request } = open({ max: 80 });
  const order: string[] = [];
  const ask = (visitor: string) =>
    budget.run([visitor, visitor], request).then(() => order.push(visitor));
  await Promise.all([..."aaaaaaaab"].map(ask));
  expect(order.indexOf("b")).toBeLessThan(4);
});

test("frees the slot of a failed request", async () => {
  const { budget, spend } = open({ max: 80 });
  for (let count = 0; count < 4; count += 1) {
    await expect(budget.run(["a", "a"], () => Promise.reject(new Error("down")))).rejects.toThrow(
      "down",
    );
  }
  expect(await spend(1, "a", "a")).toEqual(["answer"]);
});

test("remembers only networks that have spent something", async () => {
  const { budget, clock, spend } = open();
  await spend(2, "guilty", "guilty");
  for (let number = 0; number < 5000; number += 1) await spend(1, `n${number}`, `w${number}`);
  expect(budget.size).toBeLessThanOrEqual(2 * 8);
  expect(await spend(1, "guilty", "guilty")).toEqual(["network-budget"]);
  clock.now += 8000;
  await spend(1, "other", "other");
  expect(budget.size).toBe(2);
});
