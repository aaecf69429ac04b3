import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hourMs } from "../../time/durations.ts";
import { getRetention } from "../submissions/retention.ts";
import { categories } from "../submissions/submission.ts";
import { purgeSubmissionsHourly } from "./purge-submissions.ts";

beforeEach(() => void vi.useFakeTimers());

/** Purges a store with so many submissions per category, two of which are due. */
function startPurging(
  total = 50,
  getReceivedRange = async () => ({ oldest: "2020", newest: "2020" }),
) {
  const remove = vi.fn(async () => ({ count: 2, deliveries: [] }));
  const count = vi.fn(async ({ before }: { before?: string }) => (before ? 2 : total));
  const store = {
    submissions: { getReceivedRange, count, remove },
    purges: { readPurgedBefore: async () => undefined, record: async () => {} },
    removeDeletions: async () => {},
    truncateWal: vi.fn(async () => true),
  };
  const lines: { level: string; details: unknown; message: unknown }[] = [];
  const note =
    (level: string) =>
    (...[details, message]: unknown[]) =>
      void lines.push({ level, details, message });
  const purging = purgeSubmissionsHourly(store as never, getRetention(395, 30), {
    info: note("info"),
    error: note("error"),
  });
  onTestFinished(() => purging.stop());
  return { purging, count, remove, truncateWal: store.truncateWal, lines };
}

test("purges at the start and every hour, logs what it deleted, and can be stopped", async () => {
  const { purging, remove, truncateWal, lines } = startPurging();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.map(({ level, details }) => ({ level, details }))).toEqual(
    categories.map((category) => ({ level: "info", details: { category, deleted: 2 } })),
  );
  remove.mockResolvedValue({ count: 0, deliveries: [] });
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  // Without deletions it logs nothing.
  expect(lines).toHaveLength(categories.length);
  expect(remove).toHaveBeenCalledTimes(3 * categories.length);
  expect(truncateWal).toHaveBeenCalledTimes(3);
  await purging.stop();
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect(remove).toHaveBeenCalledTimes(3 * categories.length);
});

test("retries an hour after a failure", async () => {
  const getReceivedRange = vi.fn(async () => ({ oldest: "2020", newest: "2020" }));
  getReceivedRange.mockRejectedValueOnce(new Error("locked"));
  const { lines, remove } = startPurging(50, getReceivedRange);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toMatchObject([{ level: "error", details: { err: expect.any(Error) } }]);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(remove).toHaveBeenCalledTimes(categories.length);
});

test("logs once what waits for an operator's confirmation, and counts it until it is deleted", async () => {
  const { purging, count, remove, lines } = startPurging(2);
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect(remove).not.toHaveBeenCalled();
  expect(await purging.countUnconfirmed()).toEqual(
    Object.fromEntries(categories.map((category) => [category, 2])),
  );
  expect(lines).toHaveLength(categories.length);
  expect(lines[0]).toMatchObject({
    level: "error",
    details: { category: "prospects", unconfirmed: 2 },
  });
  expect(lines[0]?.message).toContain("npm run prospects -- purge --yes");
  count.mockResolvedValue(0);
  expect(await purging.countUnconfirmed()).toEqual(
    Object.fromEntries(categories.map((category) => [category, 0])),
  );
});
