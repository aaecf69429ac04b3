import { expect, test } from "vitest";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { OperatorError } from "./cli/operator-error.ts";
import { listen } from "./listen.ts";

test.each([
  ["localhost", "http://localhost:4321"],
  ["0.0.0.0", "http://localhost:4321"],
  ["::", "http://localhost:4321"],
  ["::1", "http://[::1]:4321"],
  ["127.0.0.1", "http://127.0.0.1:4321"],
])("returns the URL to open in a browser for %s", async (HOST, url) => {
  const app = { log: {}, listen: async () => "", addresses: () => [{ port: 4321 }] };
  expect(await listen(app as never, { HOST, PORT: 0 })).toBe(url);
});

test("listens on localhost, and explains that a port is in use", async () => {
  const { app: firstApp } = await buildTestApp();
  const { app: secondApp } = await buildTestApp();
  const url = await listen(firstApp, { HOST: "localhost", PORT: 0 });
  expect((await fetch(url)).status).toBe(200);
  const listening = listen(secondApp, { HOST: "localhost", PORT: Number(new URL(url).port) });
  await expect(listening).rejects.toThrow(OperatorError);
  await expect(listening).rejects.toThrow(/^Cannot listen on localhost, .*EADDRINUSE.*PORT\.$/);
});
