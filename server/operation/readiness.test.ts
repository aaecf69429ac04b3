import { expect, it, vi } from "vitest";
import { watchParts } from "./readiness.ts";

it("checks once for all who ask within a second, and again afterwards", async () => {
  vi.useFakeTimers();
  const check = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("locked"));
  check.mockResolvedValue();
  const failed = watchParts({ store: check });
  expect(await Promise.all([failed(), failed()])).toEqual([["store"], ["store"]]);
  await vi.advanceTimersByTimeAsync(900);
  expect(await failed()).toEqual(["store"]);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await failed()).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

it("takes no answer within a second for a failure, and does not ask a part that still thinks", async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const check = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const failed = watchParts({ store: check });
  for (let second = 0; second < 5; second++) {
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
