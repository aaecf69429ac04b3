import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createMetrics } from "../metrics/create-metrics.ts";
import { type OutboundLimits, OutboundService } from "./outbound-service.ts";

/** A service with these limits, and how often each outcome was counted. */
function open(limits: Partial<OutboundLimits> = {}) {
  const metrics = createMetrics({ version: "1" });
  const budget = { overall: { max: 100, timeWindow: 60_000 }, atOnce: 1, networks: [] };
  const breaker = { failures: 3, pause: 60_000 };
  const standard = { budget, breaker, longestWait: 60_000, deadline: 60_000 };
  const service = new OutboundService("tiles", { ...standard, ...limits }, metrics);
  const outcomes = async () => {
    const { values } = await metrics.outbound.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };
  return { service, outcomes };
}

/** A request that ends only with its signal. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

it("ends a request at its deadline", async () => {
  const { service, outcomes } = open({ deadline: 50 });
  await expect(service.send([], endless)).rejects.toThrow("timeout");
  expect(await service.send([], async () => "answer")).toBe("answer");
  expect(await outcomes()).toEqual({ failed: 1, answered: 1 });
});

it("sends nothing that has waited too long for its turn, and takes that for no failure", async () => {
  const { service, outcomes } = open({ longestWait: 500 });
  const first = service.send([], () => sleep(600));
  const late = Array.from({ length: 5 }, () => service.send([], endless));
  const results = await Promise.allSettled(late);
  const queue = { status: "rejected", reason: expect.objectContaining({ reason: "queue" }) };
  expect(results).toEqual(Array(5).fill(queue));
  await first;
  expect(await outcomes()).toEqual({ queue: 5, answered: 1 });
});

it("leaves a service alone that fails, and counts why nothing was sent", async () => {
  const budget = { overall: { max: 5, timeWindow: 3_600_000 }, atOnce: 5, networks: [] };
  const { service, outcomes } = open({ budget });
  const fail = () => service.send([], () => Promise.reject(new Error("down")));
  for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow("down");
  for (let count = 0; count < 2; count += 1) await expect(fail()).rejects.toThrow("paused");
  await expect(fail()).rejects.toThrow("overall-budget");
  expect(await outcomes()).toEqual({ failed: 3, paused: 2, "overall-budget": 1 });
});
