import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Age } from "./entry.ts";
import { entryKinds } from "./entry-kinds.ts";
import { purgeHourly } from "./purge-hourly.ts";

const hour = 60 * 60 * 1000;
const kinds = [...entryKinds, "robots"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Purges a store in which so much of each kind is due. */
function startPurging(age: () => Promise<Age>) {
  const removeBefore = vi.fn(async () => 2);
  const store = {
    ...Object.fromEntries(kinds.map((kind) => [kind, { ageBefore: age, removeBefore }])),
    purges: { lastEnd: async () => undefined, note: async () => {} },
    removeTraces: vi.fn(async () => true),
  };
  const lines: { level: string; details: object; message: string }[] = [];
  const note = (level: string) => (details: object, message: string) =>
    void lines.push({ level, details, message });
  const purging = purgeHourly(store as never, 395, { info: note("info"), error: note("error") });
  onTestFinished(() => purging.stop());
  return { purging, removeBefore, removeTraces: store.removeTraces, lines };
}

const due = async () => ({ count: 2, all: 50, oldest: new Date().toISOString() });

it("purges at once and every hour, logs what it deleted, and stops when told", async () => {
  const { purging, removeBefore, removeTraces, lines } = startPurging(due);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.map(({ level, details }) => ({ level, details }))).toEqual(
    kinds.map((kind) => ({ level: "info", details: { kind, deleted: 2 } })),
  );
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(removeBefore).toHaveBeenCalledTimes(3 * kinds.length);
  expect(removeTraces).toHaveBeenCalledTimes(3);
  purging.stop();
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(removeBefore).toHaveBeenCalledTimes(3 * kinds.length);
});

it("says nothing when there is nothing to delete", async () => {
  const { lines, removeBefore } = startPurging(due);
  removeBefore.mockResolvedValue(0);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(lines).toEqual([]);
});

it("tries again an hour after a failure", async () => {
  const age = vi.fn(due).mockRejectedValueOnce(new Error("locked"));
  const { lines, removeBefore } = startPurging(age);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toMatchObject([{ level: "error", details: { err: expect.any(Error) } }]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(removeBefore).toHaveBeenCalledTimes(kinds.length);
});

it("tells once what waits for a keeper's word", async () => {
  const { purging, removeBefore, lines } = startPurging(async () => ({ ...(await due()), all: 2 }));
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(removeBefore).not.toHaveBeenCalled();
  expect(purging.held()).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 2])));
  expect(lines).toHaveLength(kinds.length);
  expect(lines[0]).toMatchObject({ level: "error", details: { kind: "prospects", held: 2 } });
  expect(lines[0]?.message).toContain("npm run prospects -- purge --yes");
});
