import { expect, test } from "vitest";
import { apiEndpoints } from "#contract/endpoints.ts";
import { islandNames } from "#contract/islands.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

type App = Awaited<ReturnType<typeof buildTestApp>>["app"];

const report = (app: App, island: string, headers = {}) =>
  app.inject({ method: "POST", url: `${apiEndpoints.islandFailures}?island=${island}`, headers });

async function readCounts(app: App): Promise<string[]> {
  const { body } = await app.inject("/metrics");
  return body.split("\n").filter((line) => /^island_failures_total\{.* [^0]/.test(line));
}

test("counts a failed island by its name, and answers without a body", async () => {
  const { app } = await buildTestApp();
  for (const _ of ["twice", "the second"]) {
    const response = await report(app, "FormFrame");
    expect([response.statusCode, response.body]).toEqual([204, ""]);
  }
  expect(await readCounts(app)).toEqual(['island_failures_total{island="FormFrame"} 2']);
});

test("starts each island at 0, so that the first failure is an increase", async () => {
  const { app } = await buildTestApp();
  const { body } = await app.inject("/metrics");
  for (const island of islandNames) {
    expect(body).toContain(`island_failures_total{island="${island}"} 0`);
  }
});

test.each(["", "FormFrame%20", "Nobody", "__proto__"])(
  "refuses the island name %j",
  async (island) => {
    const { app } = await buildTestApp();
    expect((await report(app, island)).statusCode).toBe(400);
    expect(await readCounts(app)).toEqual([]);
  },
);

test("does not count what pages of other sites send", async () => {
  const { app } = await buildTestApp();
  const response = await report(app, "FormFrame", { "sec-fetch-site": "cross-site" });
  expect(response.statusCode).toBe(403);
  expect(await readCounts(app)).toEqual([]);
});

test("counts at most 30 failures a minute from one IP address", async () => {
  const { app } = await buildTestApp({ settings: { RATE_LIMIT: "5/10m" } });
  for (let sent = 0; sent < 40; sent += 1) await report(app, "Finder");
  expect(await readCounts(app)).toEqual(['island_failures_total{island="Finder"} 30']);
});

test("accepts only POST", async () => {
  const { app } = await buildTestApp();
  const response = await app.inject(apiEndpoints.islandFailures);
  expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
});
