import { expect, it } from "vitest";
import { exchange, statusesOf } from "#tests/harness/raw-socket";
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
