import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { createJsonPost } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

const parse = (log: string[]) => log.map((line) => JSON.parse(line));

describe("the access log", () => {
  test("writes one line per request: method, path, status and duration", async () => {
    const { app, log } = await buildTestApp();
    await app.inject({ url: "/sv/produkt?email=asa@foretag.example", remoteAddress: "192.0.2.7" });
    expect(parse(log)).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        reqId: expect.any(String),
        method: "GET",
        path: "/sv/produkt",
        status: 200,
        ms: expect.any(Number),
        msg: "request",
      },
    ]);
  });

  test("logs the type and location of an error in our code", async () => {
    const add = async () => {
      throw new TypeError(`cannot keep ${sampleProspect.email}`);
    };
    const { app, log } = await buildTestApp({ submissions: { add } });
    await app.inject(createJsonPost());
    const [failure, request] = parse(log);
    expect(failure).toMatchObject({ level: 50, msg: "internal", err: { type: "TypeError" } });
    expect(failure.err.stack).toMatch(/^\s+at .*access-log\.test\.ts/);
    expect(request).toMatchObject({ status: 500, path: formEndpoints.prospect });
  });

  test("logs why the database did not answer", async () => {
    const { app, settings, log } = await buildTestApp({ lockTimeoutMs: 50 });
    const writer = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
    writer.exec("begin immediate");
    await app.inject(createJsonPost());
    writer.close();
    expect(parse(log)[0]).toMatchObject({
      level: 50,
      msg: "unavailable",
      err: { code: "ERR_SQLITE_ERROR", message: "database is locked" },
    });
  });
});
