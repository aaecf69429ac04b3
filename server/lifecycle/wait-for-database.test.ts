import { expect, onTestFinished, test, vi } from "vitest";
import { OperatorError } from "../cli/operator-error.ts";
import { waitForDatabase } from "./wait-for-database.ts";

function wait(open: () => Promise<void>) {
  const abortController = new AbortController();
  const messages: string[] = [];
  const note = (...[, message]: unknown[]) => void messages.push(String(message));
  const waiting = waitForDatabase(
    { open },
    { log: { info: note, error: note }, signal: abortController.signal, retryDelayMs: 1 },
  );
  onTestFinished(async () => {
    abortController.abort();
    await waiting;
  });
  return { abortController, waiting, messages };
}

test("opens an available database at once, and logs nothing", async () => {
  const open = vi.fn(async () => {});
  const { waiting, messages } = wait(open);
  await waiting;
  expect(open).toHaveBeenCalledTimes(1);
  expect(messages).toEqual([]);
});

test("retries until the database is available, and logs each reason once", async () => {
  const open = vi.fn<() => Promise<void>>().mockRejectedValue(new OperatorError("It is away."));
  const { waiting, messages } = wait(open);
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(10);
  open.mockRejectedValue(new Error("words of a visitor"));
  await expect.poll(() => messages).toHaveLength(2);
  open.mockResolvedValue();
  await waiting;
  expect(messages).toEqual([
    expect.stringMatching(/^It is away\. Trying again/),
    expect.stringMatching(/^The database cannot be used\. Trying again/),
    "The database is open",
  ]);
});

test("ends when it is stopped", async () => {
  const { abortController, waiting } = wait(() => Promise.reject(new Error("away")));
  abortController.abort();
  await waiting;
});
