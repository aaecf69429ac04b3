import assert from "node:assert/strict";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "#tests/harness/node-process.ts";
import { openSocket } from "#tests/harness/raw-socket.ts";
import { readMetric } from "#tests/harness/read-metric.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { type Context, isShortRun, scenario } from "./harness/scenario.ts";

/** More are up to the proxy, which sends one request at a time on a connection. */
const connections = 10;
/** The number of requests that each connection sends at once, in each wave: twenty are allowed. */
const waves = [2400, 2400, 20];
/** About Node's own default for a process with 512 MB. */
const heap = { NODE_OPTIONS: "--max-old-space-size=160" };
const megabyte = 1024 ** 2;
const residentMemory = "process_resident_memory_bytes";
/** The size of the file in megabytes: more than the buffers of a connection hold. */
const largeFileMb = 32;
/**
 * The memory limit for the requests, in megabytes, and when an unread answer is dropped, in milliseconds:
 * Node checks every 30 s whether there was progress.
 */
const limits = { memoryMb: 200, openMs: 65_000 };

/**
 * Sends thousands of requests in one packet, and requests a large file, without reading a byte: memory
 * stays bounded, and (in the full form) the file's connection is closed in time.
 */
scenario("unread-answers", async (context) => {
  const DIST_DIR = createTestSite(createTempFolder());
  writeFileSync(join(DIST_DIR, "large.pdf"), Buffer.alloc(largeFileMb * megabyte, "x"));
  const server = await startServer({ DIST_DIR, ...heap });
  const memoryBefore = await readMetric(server.url, residentMemory);
  const request = "GET /large.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n";
  let maxMemory = memoryBefore;
  for (const requests of waves) {
    const sockets = await Promise.all(
      Array.from({ length: connections }, () => openSocket(server.url)),
    );
    for (const socket of sockets) socket.write(request.repeat(requests));
    for (let look = 0; look < 10; look++) {
      await sleep(100, undefined, { signal: context.signal });
      maxMemory = Math.max(maxMemory, await readMetric(server.url, residentMemory));
    }
    for (const socket of sockets) socket.destroy();
  }
  const grown = Math.round((maxMemory - memoryBefore) / megabyte);
  assert.ok(grown < limits.memoryMb, `Memory has grown by ${grown} MB`);
  const bufferedMb = isShortRun ? undefined : await readLate(server.url, context);
  assert.ok(
    (bufferedMb ?? 0) < largeFileMb,
    "The response was buffered for a client that read nothing of it",
  );
  await server.stop();
  return {
    requests: connections * waves.reduce((sum, requests) => sum + requests),
    "memory before": `${Math.round(memoryBefore / megabyte)} MB`,
    "grown by at most": `${grown} MB`,
    ...(bufferedMb !== undefined && {
      "left of a large file after 65 s": `${bufferedMb} of ${largeFileMb} MB`,
    }),
  };
});

/** Requests the large file without reading it; returns how many megabytes can still be read later. */
async function readLate(siteUrl: string, { signal }: Context): Promise<number> {
  const socket = await openSocket(siteUrl);
  socket.write("GET /large.pdf HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await sleep(limits.openMs, undefined, { signal });
  const closed = once(socket, "close", { signal });
  let sizeBytes = 0;
  socket.on("data", (chunk) => {
    sizeBytes += chunk.length;
  });
  await closed;
  return Math.round(sizeBytes / megabyte);
}
