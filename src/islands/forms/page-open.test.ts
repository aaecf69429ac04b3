import { afterEach, expect, it, vi } from "vitest";
import { leastPageOpen, spamFields, spamReasonOf } from "#contract/spam-signs";
import { waitForPageOpen } from "./page-open.ts";

afterEach(() => void vi.useRealTimers());

function pageOpenFor(milliseconds: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.spyOn(performance, "now").mockImplementation(() => milliseconds);
  return (later: number) => {
    milliseconds = later;
  };
}

it("tells at once how long a page has been open that was open long enough", async () => {
  pageOpenFor(leastPageOpen + 0.7);
  expect(await waitForPageOpen()).toBe(leastPageOpen);
});

it("tells no more than a day", async () => {
  pageOpenFor(9e9);
  expect(await waitForPageOpen()).toBe(86_400_000);
});

it("holds back what comes earlier, even where the clock is coarse, so that no robot is seen", async () => {
  const setTime = pageOpenFor(150);
  let told: number | undefined;
  void waitForPageOpen().then((milliseconds) => {
    told = milliseconds;
  });
  await vi.advanceTimersByTimeAsync(leastPageOpen - 151);
  expect(told).toBeUndefined();
  setTime(leastPageOpen - 100);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toBeUndefined();
  setTime(leastPageOpen);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toBe(leastPageOpen);
  expect(spamReasonOf({ [spamFields.pageOpen]: told })).toBeNull();
});
