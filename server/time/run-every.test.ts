import { expect, test, vi } from "vitest";
import { runEvery } from "./run-every.ts";

test("waits for the end of a long run before the next interval, and ends with the run at a stop", async () => {
  vi.useFakeTimers();
  const run = vi.fn(async (_signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
  });
  const { stop } = runEvery(1000, run);
  await vi.advanceTimersByTimeAsync(3400);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledTimes(2);

  const stopped = vi.fn();
  void stop().then(stopped);
  expect(run.mock.lastCall?.[0].aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledTimes(2);
});
