import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import type { Outbox } from "../store/submissions/outbox.ts";
import { DeliveryWorker } from "./delivery-worker.ts";

beforeEach(() => void vi.useFakeTimers());

type Parts = ConstructorParameters<typeof DeliveryWorker>[0];

function startWorker(claim: Outbox["claim"], parts: Partial<Parts> = {}) {
  const messages: string[] = [];
  const note = (...[, message]: unknown[]) => void messages.push(String(message));
  const outbox = {
    claim,
    markDelivered: async () => {},
    markFailed: async () => "waiting" as const,
  };
  const log = { info: note, warn: note, error: note };
  const limits = { attemptTimeoutMs: 600_000, concurrency: 2 };
  const send = async () => {};
  const workerOptions = { target: "platform", outbox, send, log, ...limits } as const;
  const worker = new DeliveryWorker({ ...workerOptions, ...parts });
  onTestFinished(() => void worker.stop());
  return { worker, messages };
}

/** Gives an entry of its own whenever one is claimed. */
function createEndlessBatches() {
  let count = 0;
  return vi.fn<Outbox["claim"]>(async (_targets, limit) =>
    Array.from({ length: limit }, () => {
      count += 1;
      return {
        id: String(count),
        target: "platform",
        attempts: 0,
        submission: createStoredSubmission("prospect", {}),
      };
    }),
  );
}

/** A target that does not answer before it is cut. */
const silent = (_dispatch: unknown, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("logs once that the outbox fails, and recovers", async () => {
  const claim = vi.fn<Outbox["claim"]>().mockRejectedValue(new Error("away"));
  const { messages } = startWorker(claim);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(claim.mock.calls.length).toBeGreaterThan(50);
  claim.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(messages).toEqual(["The outbox cannot be read", "The outbox can be read again"]);
});

test("ends an attempt at its timeout, and then takes the next", async () => {
  const claim = createEndlessBatches();
  const failed = vi.fn<Outbox["markFailed"]>(async () => "waiting");
  const outbox = { claim, markDelivered: async () => {}, markFailed: failed };
  startWorker(claim, { outbox, send: silent });
  await vi.advanceTimersByTimeAsync(599_000);
  expect(claim.mock.calls.map(([, limit, lease]) => [limit, lease > 600_000])).toEqual([[2, true]]);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed.mock.calls.map(([id, code]) => [id, code])).toEqual([
    ["1", "timeout"],
    ["2", "timeout"],
  ]);
  expect(claim).toHaveBeenCalledTimes(3);
});

test("does not start a second attempt while one is in flight", async () => {
  const submission = createStoredSubmission("prospect", {});
  const claim = async () => [{ id: "1", target: "platform" as const, attempts: 0, submission }];
  const send = vi.fn(silent);
  startWorker(claim, { send });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test("aborts attempts in flight some seconds after a stop", async () => {
  const claim = createEndlessBatches();
  const failed = vi.fn<Outbox["markFailed"]>(async () => "waiting");
  const outbox = { claim, markDelivered: async () => {}, markFailed: failed };
  const { worker } = startWorker(claim, { outbox, send: silent });
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(7000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  await stopped;
  expect(failed.mock.calls.map(([, code]) => code)).toEqual(["stopped", "stopped"]);
});
