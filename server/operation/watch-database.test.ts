import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { StartupError } from "../startup-error.ts";
import { watchDatabase } from "./watch-database.ts";

beforeEach(() => void vi.useFakeTimers());

function watch(open: () => Promise<void>) {
  const ending = new AbortController();
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  const onOpen = vi.fn();
  const ended = watchDatabase(
    { open },
    { log: { info: note, error: note }, signal: ending.signal, onOpen },
  );
  onTestFinished(async () => {
    ending.abort();
    await ended;
  });
  return { ending, ended, messages, onOpen };
}

test("calls onOpen immediately for an available database, and logs no error", async () => {
  const { messages, onOpen } = watch(async () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(messages).toEqual([]);
});

test("retries until the database is available, logs each change once, and calls onOpen once", async () => {
  const open = vi.fn<() => Promise<void>>().mockRejectedValue(new StartupError("It is away."));
  const { messages, onOpen } = watch(open);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.mock.calls.length).toBeGreaterThan(10);
  expect(onOpen).not.toHaveBeenCalled();
  open.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(5000);
  open.mockRejectedValue(new Error("words of a visitor"));
  await vi.advanceTimersByTimeAsync(60_000);
  open.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(messages).toEqual([
    expect.stringMatching(/^It is away\. Trying again/),
    "The database is open",
    expect.stringMatching(/^The database cannot be used\. Trying again/),
    "The database is open",
  ]);
});

test("does not call onOpen after it was stopped", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ending, ended, onOpen } = watch(() => promise);
  ending.abort();
  resolve();
  await ended;
  expect(onOpen).not.toHaveBeenCalled();
});
