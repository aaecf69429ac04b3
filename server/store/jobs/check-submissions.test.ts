import { expect, onTestFinished, test, vi } from "vitest";
import { hourMs } from "../../time/durations.ts";
import { checkSubmissionsHourly } from "./check-submissions.ts";

const id = "0199d2a4-7c11-7bbb-8ccc-0000a1b2c3d4";

test("checks at the start and every hour, and logs each damaged submission once", async () => {
  vi.useFakeTimers();
  let damagedIds = new Set([id]);
  const check = vi.fn(async () => {});
  const error = vi.fn();
  const store = { submissions: { check, getDamagedIds: () => damagedIds } };
  const checking = checkSubmissionsHourly(store as never, { error });
  onTestFinished(() => checking.stop());
  await vi.advanceTimersByTimeAsync(3 * hourMs);
  expect(check).toHaveBeenCalledTimes(4);
  const line = { submission: id, reference: "A1B2-C3D4" };
  expect(error.mock.calls.map(([details]) => details)).toEqual([line]);

  check.mockRejectedValueOnce(new Error("locked"));
  damagedIds = new Set();
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(error.mock.calls.map(([details]) => details)).toEqual([line, { err: expect.any(Error) }]);
  damagedIds = new Set([id]);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(error).toHaveBeenLastCalledWith(line, expect.any(String));
});
