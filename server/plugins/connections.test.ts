import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { exchange, openSocket, statusesOf } from "#tests/harness/raw-socket";
import { smallSite } from "#tests/harness/small-site";
import { listen, testApp } from "#tests/harness/test-app";

const get = "GET /product HTTP/1.1\r\nHost: localhost\r\n";
const last = `${get}Connection: close\r\n\r\n`;

it("answers twenty requests of a connection that came at once, in their order", async () => {
  const { app } = await testApp();
  const requests = `GET /nope HTTP/1.1\r\nHost: localhost\r\n\r\n${`${get}\r\n`.repeat(18)}${last}`;
  const answers = await exchange(await listen(app), requests);
  expect(statusesOf(answers)).toEqual([404, ...Array(19).fill(200)]);
});

it.each([
  ["sound", `${get}\r\n`],
  ["without a host", "GET /product HTTP/1.1\r\n\r\n"],
  ["with an address that cannot be read", "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["with an odd expectation", `${get}Expect: miracles\r\n\r\n`],
])("drops a connection on which many requests come at once: %s", async (_what, request) => {
  const { app } = await testApp();
  const url = await listen(app);
  const answers = await exchange(url, request.repeat(200));
  expect(statusesOf(answers).length).toBeLessThanOrEqual(20);
  expect((await fetch(`${url}/product`)).status).toBe(200);
});

describe("while it closes", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
    [
      "a body",
      `POST ${endpoints.prospect} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
  ])("does not wait for the end of %s that does not come", async (_what, words) => {
    const { app } = await testApp({ receiveTime: 50 });
    const url = await listen(app);
    const slow = await openSocket(url);
    const closed = once(slow, "close");
    slow.resume().write(words);
    // A later request was answered, so the server has read the beginning of this one.
    await fetch(url);
    await Promise.all([app.close(), closed]);
  });

  it("lets a slow visitor have the rest of an answer", async () => {
    // More than the buffers of a connection hold.
    const large = Buffer.alloc(32 * 1024 * 1024, "x");
    const DIST_DIR = smallSite();
    writeFileSync(join(DIST_DIR, "large.pdf"), large);
    const { app } = await testApp({ settings: { DIST_DIR }, receiveTime: 50 });
    const slow = await openSocket(await listen(app));
    slow.write("GET /large.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(slow, "readable");
    const closing = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    // Longer than requests that are still being received would get.
    await sleep(500);
    let size = 0;
    for await (const chunk of slow) size += chunk.length;
    expect(size).toBeGreaterThan(large.length);
    await closing;
  });
});
