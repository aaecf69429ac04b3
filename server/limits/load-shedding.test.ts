import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

/** Blocks the event loop several times in a row, as too much work would. */
async function blockEventLoop(milliseconds: number, times: number) {
  // From here on, timers run between two stalls. From another phase of the loop the first two would be one.
  await setImmediate();
  for (let count = 0; count < times; count += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    await setImmediate();
  }
}

test("accepts posts while the event loop delay is below the limit", async () => {
  const { app } = await buildTestApp({ maxEventLoopDelayMs: 5000 });
  await app.inject("/product");
  await blockEventLoop(300, 3);
  expect((await app.inject(createJsonPost())).statusCode).toBe(201);
});

test("accepts posts after a stall that is over soon", async () => {
  const { app } = await buildTestApp({ maxEventLoopDelayMs: 1500 });
  await app.inject("/product");
  await blockEventLoop(1800, 2);
  expect((await app.inject(createJsonPost())).statusCode).toBe(201);
});

test("refuses posts while the event loop delay exceeds the limit, and still serves pages", async () => {
  const { app, list } = await buildTestApp({ maxEventLoopDelayMs: 500 });
  await app.inject("/product");
  // Longer than an interval of the measurement, twice: one is whole, whenever it begins.
  await blockEventLoop(1600, 2);
  // At the same time: shortly after, the server knows that it has caught up.
  const [json, form, page] = await Promise.all([
    app.inject(createJsonPost()),
    app.inject(createFormPost()),
    app.inject("/product"),
  ]);
  expect(json.statusCode).toBe(503);
  expect(json.headers["retry-after"]).toBe("10");
  expect(json.json()).toMatchObject({ code: "unavailable" });
  expectForm(form, { status: 503, fields: sampleProspect });
  expect(page.statusCode).toBe(200);
  const { body: metrics } = await app.inject("/metrics");
  expect(metrics).toContain(`shed_requests_total{route="${formEndpoints.prospect}"} 2`);
  expect(await list()).toEqual([]);
  await expect.poll(async () => (await app.inject(createJsonPost())).statusCode).toBe(201);
});
