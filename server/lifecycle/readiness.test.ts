import { expect, test, vi } from "vitest";
import { createReadinessCheck } from "./readiness.ts";

test("checks once for all who ask within a second, and again after it", async () => {
  vi.useFakeTimers();
  const check = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("locked"));
  check.mockResolvedValue();
  const failed = createReadinessCheck({ store: check });
  expect(await Promise.all([failed(), failed()])).toEqual([["store"], ["store"]]);
  await vi.advanceTimersByTimeAsync(900);
  expect(await failed()).toEqual(["store"]);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await failed()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

test("fails without an answer within a second, and does not run twice at a time", async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const check = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const failed = createReadinessCheck({ store: check });
  for (let second = 0; second < 2; second++) {
    const failures = failed();
    await vi.advanceTimersByTimeAsync(1100);
    expect(await failures).toEqual(["store"]);
  }
  expect(check).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(1100);
  check.mockResolvedValue();
  expect(await failed()).toEqual([]);
});
