import { expect, onTestFinished, test, vi } from "vitest";
import { OperatorError } from "../cli/operator-error.ts";
import { watchDatabase } from "./watch-database.ts";

function watch(open: () => Promise<void>) {
  const abortController = new AbortController();
  const messages: string[] = [];
  const note = (...[, message]: unknown[]) => void messages.push(String(message));
  const onOpen = vi.fn();
  const watching = watchDatabase(
    { open },
    {
      log: { info: note, error: note },
      signal: abortController.signal,
      onOpen,
      delaysMs: { open: 1, unavailable: 1 },
    },
  );
  onTestFinished(async () => {
    abortController.abort();
    await watching;
  });
  return { abortController, watching, messages, onOpen };
}

test("calls onOpen immediately for an available database, and logs no error", async () => {
  const open = vi.fn(async () => {});
  const { messages, onOpen } = watch(open);
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(5);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(messages).toEqual([]);
});

test("retries until the database is available, logs each change once, and calls onOpen once", async () => {
  const open = vi.fn<() => Promise<void>>().mockRejectedValue(new OperatorError("It is away."));
  const { messages, onOpen } = watch(open);
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(10);
  expect(onOpen).not.toHaveBeenCalled();
  open.mockResolvedValue();
  await expect.poll(() => messages).toHaveLength(2);
  open.mockRejectedValue(new Error("words of a visitor"));
  await expect.poll(() => messages).toHaveLength(3);
  open.mockResolvedValue();
  await expect.poll(() => messages).toHaveLength(4);
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
  const { abortController, watching, onOpen } = watch(() => promise);
  abortController.abort();
  resolve();
  await watching;
  expect(onOpen).not.toHaveBeenCalled();
});
