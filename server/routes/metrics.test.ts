import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { locales } from "#locale/languages.ts";
import { createCountedPage, PageCounter } from "#server/page-counts/page-counter.ts";
import { createFormPost, createJsonPost } from "#tests/harness/form-posts.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp, injectRequest } from "#tests/harness/test-app.ts";

const token = "a-secret-of-the-tests";
const requestFromElsewhere = { url: "/metrics", remoteAddress: "192.0.2.7" };
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });

type App = Awaited<ReturnType<typeof buildTestApp>>["app"];

/** The lines of a metric, without what the client library adds. */
async function readSamples(app: App, name: string): Promise<string[]> {
  const { body } = await app.inject("/metrics");
  return body.split("\n").filter((line) => line.startsWith(`${name}{`));
}

/** The outcomes of form posts that there were. */
async function readEntries(app: App): Promise<string[]> {
  return (await readSamples(app, "form_submissions_total")).filter((line) => !line.endsWith(" 0"));
}

describe("access to the metrics", () => {
  test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])(
    "is granted to a program on this machine, from %s",
    async (remoteAddress) => {
      const { app, log } = await buildTestApp();
      const response = await app.inject({ url: "/metrics", remoteAddress });
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      expect(response.body).toMatch(/^process_cpu_seconds_total /m);
      expect(log).toEqual([]);
    },
  );

  test("is granted to clients with the token, from anywhere", async () => {
    const response = await injectRequest(
      { ...requestFromElsewhere, headers: bearer(token) },
      { METRICS_TOKEN: token },
    );
    expect(response.statusCode).toBe(200);
  });

  test.each([{}, bearer(""), bearer("undefined")])(
    "is denied to another machine with %j where no token is set",
    async (headers) => {
      expect((await injectRequest({ ...requestFromElsewhere, headers })).statusCode).toBe(404);
    },
  );

  test.each<[string, InjectOptions]>([
    ["another machine", requestFromElsewhere],
    ["a client that guesses the token", { ...requestFromElsewhere, headers: bearer(`${token}s`) }],
    [
      "a client that knows its beginning",
      { ...requestFromElsewhere, headers: bearer(token.slice(0, -1)) },
    ],
    [
      "a client that names another scheme",
      { ...requestFromElsewhere, headers: { authorization: `Basic ${token}` } },
    ],
    ...["x-forwarded-for", "forwarded", "via", "x-real-ip"].map((name): [string, InjectOptions] => [
      `a client that a proxy names by ${name}`,
      { url: "/metrics", headers: { [name]: "127.0.0.1" } },
    ]),
    [
      "a client that asks for the site by its name",
      { url: "/metrics", headers: { host: "idi.example" } },
    ],
  ])("is denied to %s with 404", async (_who, request) => {
    const { app } = await buildTestApp({ settings: { METRICS_TOKEN: token } });
    const [refusedResponse, missingResponse] = [
      await app.inject(request),
      await app.inject({ ...request, url: "/metrica" }),
    ];
    expect([refusedResponse.statusCode, refusedResponse.body]).toEqual([404, missingResponse.body]);
    expect({ ...refusedResponse.headers, date: "" }).toEqual({
      ...missingResponse.headers,
      date: "",
    });
  });
});

describe("the metrics", () => {
  test("name the release and the build", async () => {
    const { app } = await buildTestApp();
    expect(await readSamples(app, "website_build_info")).toEqual([
      expect.stringMatching(/version="\d+\.\d+\.\d+",build="unknown",.*} 1$/),
    ]);
  });

  test("count requests and their time by kind of route, not by path", async () => {
    const { app } = await buildTestApp();
    for (const url of ["/", "/sv/produkt", "/product", "/robots.txt", "/a", "/b", "/c.php"]) {
      await app.inject(url);
    }
    await app.inject(createJsonPost());
    await app.inject("/api/geocode");
    const rows = [
      'method="GET",route="/api/geocode",status="4xx"} 1',
      'method="GET",route="file",status="2xx"} 1',
      'method="GET",route="file",status="4xx"} 1',
      'method="GET",route="other",status="4xx"} 2',
      'method="GET",route="page",status="2xx"} 3',
      `method="POST",route="${formEndpoints.prospect}",status="2xx"} 1`,
    ];
    const name = "http_request_duration_seconds_count";
    expect((await readSamples(app, name)).sort()).toEqual(rows.map((row) => `${name}{${row}`));
  });

  test("count form posts by form, language and outcome", async () => {
    const { app } = await buildTestApp();
    const json = { "content-type": "application/json", "content-language": "sv" };
    const once = { ...json, "idempotency-key": "one-key-1" };
    await app.inject({ ...createJsonPost(), headers: once });
    await app.inject({ ...createJsonPost(), headers: once });
    await app.inject({
      ...createJsonPost({ ...sampleProspect, senderName: "Eva" }),
      headers: once,
    });
    await app.inject({ ...createJsonPost({ ...sampleProspect, email: "x" }), headers: json });
    await app.inject({ ...createJsonPost(), headers: json, payload: "{" });
    await app.inject(createFormPost(sampleContactMessage, { language: "de" }, "contactMessage"));
    await app.inject({ ...createJsonPost({ ...sampleProspect, topic: "pills" }), headers: json });
    await app.inject({ method: "PUT", url: formEndpoints.prospect });
    const outcomes = ["idempotency_key_reused", "invalid_fields", "invalid_json"];
    expect((await readEntries(app)).sort()).toEqual([
      'form_submissions_total{form="contactMessage",outcome="stored",language="de"} 1',
      ...[...outcomes, "repeated", "spam", "stored"].map(
        (outcome) => `form_submissions_total{form="prospect",outcome="${outcome}",language="sv"} 1`,
      ),
    ]);
  });

  test.each(["spam", "unavailable", "internal", "overall_limit", "too_many_requests"])(
    "include the outcome %s, which alerts watch, from the start",
    async (outcome) => {
      const { app } = await buildTestApp();
      const series = (await readSamples(app, "form_submissions_total")).filter((line) =>
        line.includes(`"${outcome}"`),
      );
      expect(series).toHaveLength(Object.keys(formEndpoints).length * (locales.length + 1));
      expect(await readEntries(app)).toEqual([]);
    },
  );

  test("distinguish refusals by the overall limit from those by the limit of one visitor", async () => {
    const ofOne = await buildTestApp({ settings: { RATE_LIMIT: "1/1m" }, floodDelayMs: 0 });
    const ofAll = await buildTestApp({ settings: { RATE_LIMIT_OVERALL: "1/1m" } });
    const outcomes = await Promise.all(
      [ofOne, ofAll].map(async ({ app }) => {
        for (const _ of [1, 2]) await app.inject(createJsonPost());
        // Spam has a limit of its own, which refuses no visitor.
        for (const _ of [1, 2])
          await app.inject(createJsonPost({ ...sampleProspect, topic: "pills" }));
        return (await readEntries(app)).map((line) => line.replace(/.*outcome="(\w+)".* /, "$1 "));
      }),
    );
    expect(outcomes.map((outcome) => outcome.sort())).toEqual([
      ["stored 1", "too_many_requests 3"],
      ["overall_limit 1", "spam 1", "stored 1", "too_many_requests 1"],
    ]);
  });

  test("count damaged submissions", async () => {
    const { app } = await buildTestApp({
      submissions: { getDamagedIds: () => new Set(["1", "2"]) },
    });
    expect((await app.inject("/metrics")).body).toMatch(/^submissions_damaged 2$/m);
  });

  test("do not count a post as stored if storing it failed", async () => {
    const add = async () => {
      throw new Error("disk full");
    };
    const { app } = await buildTestApp({ submissions: { add } });
    await app.inject(createJsonPost());
    expect(await readEntries(app)).toEqual([
      'form_submissions_total{form="prospect",outcome="unavailable",language="unknown"} 1',
    ]);
  });

  test("report where views came from, and ask the database for it once a minute", async () => {
    const start = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(start);
    const { app, store } = await buildTestApp();
    const view = async () => {
      const counter = new PageCounter();
      const source = { kind: "referrer", name: "news.example" } as const;
      counter.add(createCountedPage("home", "en"), "views", source);
      await store.pageCounts.add(counter.drain());
    };
    const readSources = () => readSamples(app, "page_source_views");
    const sources = (views: number) => [
      `page_source_views{kind="referrer",source="news.example"} ${views}`,
    ];
    await view();
    expect(await readSources()).toEqual(sources(1));
    await view();
    clock.mockReturnValue(start + 50_000);
    expect(await readSources()).toEqual(sources(1));
    clock.mockReturnValue(start + 70_000);
    await expect.poll(readSources).toEqual(sources(2));
  });

  test("report no backup while the folder of another machine does not answer, and wait for it only once", async () => {
    const { app } = await buildTestApp({ settings: { BACKUP_FOLDER: createTempFolder() } });
    const spy = vi.spyOn(fs, "readdir").mockReturnValue(new Promise(() => {}));
    syncBuiltinESMExports();
    onTestFinished(() => {
      spy.mockRestore();
      syncBuiltinESMExports();
    });
    const responses = await Promise.all([app.inject("/metrics"), app.inject("/metrics")]);
    for (const { body } of responses) expect(body).toMatch(/^backup_age_seconds \+Inf$/m);
    expect(spy).toHaveBeenCalledOnce();
  });

  test("report the size and age of the outbox", async () => {
    const { app } = await buildTestApp({ settings: { PLATFORM_URL: "https://platform.example" } });
    expect(await readSamples(app, "outbox_entries")).toEqual([
      'outbox_entries{target="platform",state="waiting"} 0',
      'outbox_entries{target="platform",state="dead-lettered"} 0',
    ]);
    await app.inject(createJsonPost());
    expect(await readSamples(app, "outbox_entries")).toContain(
      'outbox_entries{target="platform",state="waiting"} 1',
    );
    const [age] = await readSamples(app, "outbox_oldest_age_seconds");
    expect(Number(age?.split(" ")[1])).toBeGreaterThan(0);
  });
});
