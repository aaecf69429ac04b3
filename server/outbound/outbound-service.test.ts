import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createMetrics } from "../metrics/create-metrics.ts";
import { maxFailures, type OutboundOptions, OutboundService } from "./outbound-service.ts";

/** A service with these limits, and how often each outcome was counted. */
function open(limits: Partial<OutboundOptions> = {}) {
  const metrics = createMetrics({ version: "1" });
  const budget = { overall: { max: 100, timeWindow: 60_000 }, concurrency: 1, networks: [] };
  const standard = { budget, pauseMs: 60_000, maxWaitMs: 60_000, timeoutMs: 60_000 };
  const service = new OutboundService("tiles", { ...standard, ...limits }, metrics);
  const outcomes = async () => {
    const { values } = await metrics.outboundRequests.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };
  return { service, outcomes };
}

/** A request that ends only with its signal. */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("ends a request at its deadline", async () => {
  const { service, outcomes } = open({ timeoutMs: 50 });
  await expect(service.send([], waitForAbort)).rejects.toThrow("timeout");
  expect(await service.send([], async () => "answer")).toBe("answer");
  expect(await outcomes()).toEqual({ failed: 1, answered: 1 });
});

test("does not send requests that waited too long, and does not count them as failures", async () => {
  const { service, outcomes } = open({ maxWaitMs: 500 });
  const firstAnswer = service.send([], () => sleep(600));
  const lateAnswers = Array.from({ length: 5 }, () => service.send([], waitForAbort));
  const results = await Promise.allSettled(lateAnswers);
  const queue = { status: "rejected", reason: expect.objectContaining({ reason: "queue" }) };
  expect(results).toEqual(Array(5).fill(queue));
  await firstAnswer;
  expect(await outcomes()).toEqual({ queue: 5, answered: 1 });
});

test("sends nothing to a failing service, uses up no budget meanwhile, and counts why", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const overall = { max: maxFailures + 1, timeWindow: 3_600_000 };
  const budget = { overall, concurrency: 5, networks: [] };
  const { service, outcomes } = open({ budget });
  const send = () => service.send([], fail);
  for (let count = 0; count < maxFailures; count += 1) await expect(send()).rejects.toThrow("down");
  for (let count = 0; count < 2; count += 1) await expect(send()).rejects.toThrow("paused");
  clock.mockReturnValue(60_000);
  expect(await service.send([], answer)).toBe("answer");
  await expect(send()).rejects.toThrow("overall-budget");
  expect(await outcomes()).toEqual({
    ...{ failed: maxFailures, paused: 2, answered: 1 },
    "overall-budget": 1,
  });
});

const fail = () => Promise.reject(new Error("down"));
const answer = async () => "answer";

test("does not pause after failures with answers between them", async () => {
  const { service } = open();
  for (let count = 0; count < 5; count += 1) {
    await expect(service.send([], fail)).rejects.toThrow("down");
    await expect(service.send([], fail)).rejects.toThrow("down");
    expect(await service.send([], answer)).toBe("answer");
  }
});

test("tries a failing service with one request per pause, and resumes when it answers", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const { service } = open();
  const failed = Array.from({ length: maxFailures }, () => service.send([], fail));
  await Promise.allSettled(failed);
  clock.mockReturnValue(59_999);
  await expect(service.send([], answer)).rejects.toThrow("paused");
  clock.mockReturnValue(60_000);
  const [first, second] = await Promise.allSettled([
    service.send([], fail),
    service.send([], answer),
  ]);
  expect(first).toMatchObject({ reason: { message: "down" } });
  expect(second).toMatchObject({ reason: { message: "not sent: paused" } });
  clock.mockReturnValue(120_000);
  expect(await service.send([], answer)).toBe("answer");
  await expect(service.send([], fail)).rejects.toThrow("down");
  expect(await service.send([], answer)).toBe("answer");
});
