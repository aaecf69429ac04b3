import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Outbox } from "../store/outbox.ts";
import { DeliveryWorker } from "./delivery-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startWorker(take: Outbox["take"]) {
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  const outbox = { take, delivered: async () => {}, failed: async () => "waiting" as const };
  const log = { info: note, warn: note, error: note };
  const worker = new DeliveryWorker({ target: "platform", outbox, send: async () => {}, log });
  onTestFinished(() => void worker.stop());
  return { worker, messages };
}

it("is at no standstill while there is nothing to hand on", async () => {
  const { worker, messages } = startWorker(async () => []);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(worker.standsStill()).toBe(false);
  expect(messages).toEqual([]);
});

it("is at a standstill while the outbox does not answer, and says so", async () => {
  const { worker, messages } = startWorker(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(worker.standsStill()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.standsStill()).toBe(true);
  expect(messages).toEqual([expect.stringContaining("has not answered")]);
});

it("is at a standstill while the outbox fails, tells of it once, and goes on by itself", async () => {
  const take = vi.fn<Outbox["take"]>().mockRejectedValue(new Error("away"));
  const { worker, messages } = startWorker(take);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.standsStill()).toBe(true);
  expect(take.mock.calls.length).toBeGreaterThan(50);
  take.mockResolvedValue([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.standsStill()).toBe(false);
  expect(messages).toEqual(["The outbox cannot be read", "The outbox can be read again"]);
});
