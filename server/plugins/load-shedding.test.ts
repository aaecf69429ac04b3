import { setImmediate } from "node:timers/promises";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { anna, formHeaders, formOf } from "../testing/prospects.ts";
import { testApp } from "../testing/test-app.ts";

/** Holds up everything in this process, as too much work would. */
async function holdUp(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  await setImmediate();
}

it("refuses what visitors send while the server is far behind, and still serves pages", async () => {
  const { app, store } = await testApp({ sheds: true });
  await app.inject("/product");
  const request = { method: "POST", url: endpoints.prospect } as const;
  for (let count = 0; count < 3; count++) await holdUp(1500);
  // At the same moment: a second later the server knows that it has caught up.
  const [json, form, page] = await Promise.all([
    app.inject({ ...request, payload: anna }),
    app.inject({ ...request, headers: formHeaders, payload: formOf(anna) }),
    app.inject("/product"),
  ]);
  expect(json.statusCode).toBe(503);
  expect(json.headers["retry-after"]).toBe("10");
  expect(json.json()).toMatchObject({ code: "unavailable" });
  expect(form.statusCode).toBe(503);
  expect(load(form.body)("[name=senderName]").val()).toBe(anna.senderName);
  expect(page.statusCode).toBe(200);
  expect(await store.list()).toEqual([]);
}, 15_000);
