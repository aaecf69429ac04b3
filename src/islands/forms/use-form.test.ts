import { expect, test, vi } from "vitest";
import { findSpamReason, minPageOpenMs, spamFields } from "#contract/spam-signs.ts";
import { waitForPageOpen } from "./use-form.ts";

function pageOpenFor(milliseconds: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.spyOn(performance, "now").mockImplementation(() => milliseconds);
  return (later: number) => {
    milliseconds = later;
  };
}

test("resolves at once if the page has been open long enough", async () => {
  pageOpenFor(minPageOpenMs + 0.7);
  expect(await waitForPageOpen()).toBe(minPageOpenMs);
});

test("returns at most a day", async () => {
  pageOpenFor(9e9);
  expect(await waitForPageOpen()).toBe(86_400_000);
});

test("waits if the page was opened just now, even with a coarse clock, so as not to look like spam", async () => {
  const setTime = pageOpenFor(150);
  let reported: number | undefined;
  void waitForPageOpen().then((milliseconds) => {
    reported = milliseconds;
  });
  await vi.advanceTimersByTimeAsync(minPageOpenMs - 151);
  expect(reported).toBeUndefined();
  setTime(minPageOpenMs - 100);
  await vi.advanceTimersByTimeAsync(1);
  expect(reported).toBeUndefined();
  setTime(minPageOpenMs);
  await vi.advanceTimersByTimeAsync(100);
  expect(reported).toBe(minPageOpenMs);
  expect(findSpamReason({ [spamFields.pageOpenMs]: reported })).toBeNull();
});
