import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { apiEndpoints, formEndpoints } from "#contract/endpoints.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { openSocket, parseStatuses, sendBytes } from "#tests/harness/raw-socket.ts";
import { buildTestApp, listen } from "#tests/harness/test-app.ts";

const keptAliveRequest = "GET /product HTTP/1.1\r\nHost: localhost\r\n";
const lastRequest = `${keptAliveRequest}Connection: close\r\n\r\n`;

test("answers twenty pipelined requests in their order", async () => {
  const { app } = await buildTestApp();
  const requests = `GET /nope HTTP/1.1\r\nHost: localhost\r\n\r\n${`${keptAliveRequest}\r\n`.repeat(18)}${lastRequest}`;
  const responses = await sendBytes(await listen(app), requests);
  expect(parseStatuses(responses)).toEqual([404, ...Array(19).fill(200)]);
});

test("drops a connection with more than twenty pipelined requests", async () => {
  const { app } = await buildTestApp();
  const url = await listen(app);
  let handled = 0;
  app.server.on("request", () => handled++);
  const statuses = parseStatuses(await sendBytes(url, `${keptAliveRequest}\r\n`.repeat(200)));
  expect(handled).toBe(20);
  expect(statuses.length).toBeLessThanOrEqual(20);
  expect((await fetch(`${url}/product`)).status).toBe(200);
});

test.each([
  [400, "what is no HTTP", "Hello\r\n\r\n"],
  [400, "a request without a host", "GET / HTTP/1.1\r\n\r\n"],
  [417, "an odd expectation", `${keptAliveRequest}Expect: miracles\r\nConnection: close\r\n\r\n`],
  [431, "too many headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17_000)}\r\n\r\n`],
  [408, "headers without an end", "GET / HTTP/1.1\r\nHost: a\r\n"],
])("answers %i to %s", async (status, _what, bytes) => {
  const { app } = await buildTestApp();
  const url = await listen(app);
  if (status === 408) app.server.headersTimeout = 100;
  expect(parseStatuses(await sendBytes(url, bytes))).toEqual([status]);
});

test("serves HTTP/1.0 clients that name no host", async () => {
  const { app } = await buildTestApp();
  const response = await sendBytes(await listen(app), "GET /product HTTP/1.0\r\n\r\n");
  expect(parseStatuses(response)).toEqual([200]);
});

test.each([
  ["http://www.idi.example/product?a=http://b", 200],
  ["HTTP://www.idi.example", 200],
  ["http://www.idi.example?a", 200],
  ["http://www.idi.example/nope", 404],
])("answers a request line with the host: %s", async (target, status) => {
  const { app } = await buildTestApp();
  const request = `GET ${target} HTTP/1.1\r\nHost: www.idi.example\r\nConnection: close\r\n\r\n`;
  expect(parseStatuses(await sendBytes(await listen(app), request))).toEqual([status]);
});

test.each([
  ["Content-Length: 400000\r\n\r\n", "x".repeat(400_000)],
  ["Transfer-Encoding: chunked\r\n\r\n", `61A80\r\n${"x".repeat(400_000)}\r\n0\r\n\r\n`],
])("reads a body that is too large to its end: %s", async (head, body) => {
  const { app } = await buildTestApp();
  const post = `POST ${formEndpoints.prospect} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const responses = await sendBytes(await listen(app), post + head + body + lastRequest);
  expect(parseStatuses(responses)).toEqual([413, 200]);
});

test("handles whole requests of clients that have reset the connection", async () => {
  const settings = { RATE_LIMIT: "100/1m", GEOCODE_LIMIT: "100/1m" };
  const { app, log, list } = await buildTestApp({ settings });
  const url = await listen(app);
  const body = JSON.stringify(sampleProspect);
  const post =
    `POST ${formEndpoints.prospect} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const search = `GET ${apiEndpoints.geocode}?address=Lund HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  for (const request of [post, search]) {
    const socket = await openSocket(url);
    socket.write(request);
    // Before the server, in the same process, can read the request.
    socket.resetAndDestroy();
  }
  await expect.poll(() => list()).toHaveLength(1);
  await fetch(url);
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

describe("a closing server", () => {
  test.each([
    ["headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
    [
      "a body",
      `POST ${formEndpoints.prospect} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
  ])("does not wait forever for the end of %s", async (_what, request) => {
    const { app } = await buildTestApp({ closeTimeoutMs: 50 });
    const url = await listen(app);
    const slowSocket = await openSocket(url);
    const closed = once(slowSocket, "close");
    slowSocket.resume().write(request);
    // A later request was answered, so the server has read the beginning of this one.
    await fetch(url);
    await Promise.all([app.close(), closed]);
  });
});
