import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopOnSignal } from "./stop-on-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stops a process with these two steps; returns its log and exit code. */
async function stop(finish: () => Promise<unknown>, tidyUp: () => Promise<void>) {
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const log = { info: vi.fn(), error: vi.fn() };
  stopOnSignal({ log, finish, tidyUp });
  const [, listener] = on.mock.calls.find(([name]) => name === "SIGTERM") ?? [];
  listener?.("SIGTERM");
  await vi.advanceTimersByTimeAsync(60_000);
  return { told: log.info.mock.calls, failed: log.error.mock.calls, codes: exit.mock.calls };
}

const never = () => new Promise<never>(() => {});
const told = (cut: boolean) => [[{ signal: "SIGTERM", cut }, "The site has stopped"]];

it("tidies up once all in flight has come to its end", async () => {
  const order: string[] = [];
  const finish = async () => void order.push("finished");
  const tidyUp = async () => void order.push("tidy");
  expect(await stop(finish, tidyUp)).toEqual({ told: told(false), failed: [], codes: [[0]] });
  expect(order).toEqual(["finished", "tidy"]);
});

it("cuts what does not come to an end, and tidying up, too", async () => {
  expect(await stop(never, never)).toEqual({ told: told(true), failed: [], codes: [[0]] });
});

it("tells of what fails, and ends all the same", async () => {
  const err = new Error("stuck");
  const result = await stop(
    () => Promise.reject(err),
    async () => {},
  );
  expect(result).toMatchObject({ failed: [[{ err }, expect.any(String)]], codes: [[0]] });
});
