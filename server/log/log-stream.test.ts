import { spawnSync } from "node:child_process";
import { constants, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { openLogStream } from "./log-stream.ts";

// The descriptors stay open: a stream tries to write until the process ends, and would write into the
// socket of another test that gets the number of a closed one.

/** A pipe without a reader; `read` returns its content. */
function createNamedPipe() {
  const path = join(createTempFolder(), "log");
  spawnSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  const buffer = Buffer.alloc(1024 ** 2);
  const readPipe = () => {
    try {
      return buffer.toString("utf8", 0, readSync(reader, buffer));
    } catch {
      return "";
    }
  };
  return { writer, readPipe };
}

test("buffers lines for a slow reader without blocking, and drops only what exceeds the buffer", async () => {
  const { writer, readPipe } = createNamedPipe();
  let lost = 0;
  const stream = openLogStream(writer, () => {
    lost += 1;
  });
  const lines = Array.from({ length: 300 }, (_, number) => `${number} ${"x".repeat(9000)}\n`);
  for (const line of lines) stream.write(line);
  expect(lost).toBeGreaterThan(0);
  const expected = lines.slice(0, lines.length - lost).join("");
  let arrived = "";
  const readMore = () => {
    arrived += readPipe();
    return arrived.length;
  };
  await expect.poll(readMore).toBe(expected.length);
  stream.write("last\n");
  await expect.poll(readMore).toBe(expected.length + 5);
  expect(arrived === `${expected}last\n`).toBe(true);
});

test("writes buffered lines at the end of the process", async () => {
  const { writer, readPipe } = createNamedPipe();
  const stream = openLogStream(writer, () => {});
  stream.write("one\n");
  stream.write("two\n");
  stream.flush();
  let arrived = readPipe();
  expect(arrived).toContain("two\n");
  // The first line was already being written.
  await expect.poll(() => (arrived += readPipe())).toContain("one\n");
});
