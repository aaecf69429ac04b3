import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { createFacilitatorHref } from "#contract/contact-url.ts";
import {
  formEndpoints,
  idempotencyHeader,
  maxBodyBytes,
  maxFormBodyBytes,
} from "#contract/endpoints.ts";
import { problemMediaType } from "#contract/problem.ts";
import { prospectForm } from "#contract/prospect.ts";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import type { NewSubmission } from "../store/submissions/submission.ts";

const json = { "content-type": "application/json" };
const post = (payload: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  method: "POST",
  url: formEndpoints.prospect,
  headers: { ...json, ...headers },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
/** Replacement characters would change what the visitor wrote. */
const latin = Buffer.from(JSON.stringify({ ...sampleProspect, senderName: "Åsa" }), "latin1");
const createKeyHeader = (key: string) => ({ [idempotencyHeader]: key });

describe("POST of a prospect as JSON", () => {
  test("stores no language for a Content-Language that is not the site's", async () => {
    const { app, list } = await buildTestApp();
    await app.inject(post(sampleProspect, { "content-language": "sv-SE" }));
    expect(await list()).toEqual([expect.objectContaining({ language: null })]);
  });

  test.each<[string, InjectOptions, string]>([
    ["broken JSON", post('{"senderName": "Anna"'), "400 invalid_json"],
    ["bytes that are no UTF-8", { ...post(sampleProspect), payload: latin }, "400 invalid_json"],
    [
      "a short key",
      post(sampleProspect, createKeyHeader("1234567")),
      "400 invalid_idempotency_key",
    ],
    ["text", post(sampleProspect, { "content-type": "text/plain" }), "415 unsupported_media_type"],
    ["nothing", { method: "POST", url: formEndpoints.prospect }, "415 unsupported_media_type"],
    ["too much", post({ ...sampleProspect, more: "x".repeat(maxBodyBytes) }), "413 body_too_large"],
  ])("refuses %s", async (_what, request, refusal) => {
    const { app, list } = await buildTestApp();
    const response = await app.inject(request);
    const { type, status, code } = response.json();
    expect(`${response.statusCode} ${code}`).toBe(refusal);
    expect({ type, status }).toEqual({ type: "about:blank", status: response.statusCode });
    expect(response.headers["content-type"]).toBe(problemMediaType);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(await list()).toEqual([]);
  });

  test.each(["GET", "PUT"] as const)(
    "answers %s with 405 and the allowed methods",
    async (method) => {
      const { app } = await buildTestApp();
      const response = await app.inject({ method, url: formEndpoints.prospect, headers: json });
      expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
      expect(response.headers["content-type"]).toBe(problemMediaType);
      expect(response.json().code).toBe("method_not_allowed");
    },
  );

  test("answers 500 without details of an error in our code", async () => {
    const add = async () => {
      throw new TypeError("secret of the house");
    };
    const { app } = await buildTestApp({ submissions: { add } });
    const response = await app.inject(post(sampleProspect));
    const title = "Internal Server Error";
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ type: "about:blank", title, status: 500, code: "internal" });
    expectForm(await app.inject(createFormPost()), { status: 500, fields: sampleProspect });
  });

  test("accepts an idempotency key with or without quotes", async () => {
    const { app, list } = await buildTestApp();
    const firstResponse = await app.inject(post(sampleProspect, createKeyHeader("key-of-anna")));
    const repeatedResponse = await app.inject(
      post(sampleProspect, createKeyHeader('"key-of-anna"')),
    );
    expect(repeatedResponse.json()).toEqual(firstResponse.json());
    expect(await list()).toHaveLength(1);
  });
});

describe("POST of a prospect as a form", () => {
  type App = Awaited<ReturnType<typeof buildTestApp>>["app"];
  const send = (app: App, payload: string, headers: Record<string, string> = {}) =>
    app.inject({ ...createFormPost(), headers: { ...formHeaders, ...headers }, payload });
  const incomplete = { ...sampleProspect, email: "asa", hasApprovedPrivacyPolicy: false };

  test("answers in the language of the Referer when the form names none, else in English", async () => {
    const { app, list } = await buildTestApp();
    const referer = "https://idi.example/sv/kontakt?x=1";
    expect((await send(app, encodeForm(sampleProspect), { referer })).headers.location).toMatch(
      /^\/sv\//,
    );
    const englishUrl = /^\/message-sent\?/;
    expect(
      (await send(app, encodeForm(sampleProspect), { referer: "?" })).headers.location,
    ).toMatch(englishUrl);
    expect(
      (await send(app, encodeForm(sampleProspect, { language: "fr" }))).headers.location,
    ).toMatch(englishUrl);
    expect((await list()).map(({ language }) => language)).toEqual([null]);
  });

  test("adds an idempotency key to the form error page, keeps a valid one and replaces an invalid one", async () => {
    const { app } = await buildTestApp();
    const keyAfter = async (more: Record<string, string>) => {
      const page = expectForm(await send(app, encodeForm(incomplete, more)), {
        status: 422,
        fields: {},
      });
      return page("[name=idempotencyKey]").val();
    };
    const newKeys = [await keyAfter({}), await keyAfter({ idempotencyKey: "short" })];
    expect(newKeys).toEqual([0, 1].map(() => expect.stringMatching(/^[\da-f-]{36}$/)));
    expect(newKeys[0]).not.toBe(newKeys[1]);
    expect(await keyAfter({ idempotencyKey: "key-of-anna" })).toBe("key-of-anna");
  });

  test("stores equal posts without a key as one row, also after a failure", async () => {
    let fails = true;
    const site = await buildTestApp();
    const storedEntries: NewSubmission[] = [];
    const add: typeof site.store.submissions.add = async (entry) => {
      storedEntries.push(entry);
      const result = await site.store.submissions.add(entry);
      if (fails) throw new Error("Kept, but who knows?");
      return result;
    };
    const { app } = await buildTestApp({ submissions: { add } });
    const page = expectForm(await send(app, encodeForm(sampleProspect)), {
      status: 503,
      fields: sampleProspect,
    });
    const idempotencyKey = String(page("[name=idempotencyKey]").val() ?? "");
    fails = false;
    const [again, once] = await Promise.all([
      send(app, encodeForm(sampleProspect, { idempotencyKey })),
      send(app, encodeForm(sampleProspect)),
    ]);
    expect([again.statusCode, once.statusCode]).toEqual([303, 303]);
    expect(again.headers.location).toBe(once.headers.location);
    expect(await site.list()).toHaveLength(1);
    expect(storedEntries.map(({ keyLifetimeMs }) => keyLifetimeMs)).toEqual([
      60_000, 60_000, 60_000,
    ]);
    await send(app, encodeForm({ ...sampleProspect, messageBody: "PS" }));
    expect(await site.list()).toHaveLength(2);
  });

  test("switches the form error page to another language, with values and errors, and stores nothing", async () => {
    const { app, list } = await buildTestApp();
    const pageFields = { language: "de", switchTo: "sv", idempotencyKey: "key-of-anna" };
    const invalidForm = expectForm(await send(app, encodeForm(incomplete, pageFields)), {
      status: 200,
      language: "sv",
      fields: { ...incomplete, language: "sv", idempotencyKey: "key-of-anna" },
    });
    expect(invalidForm("#email-error").text()).toBe("email invalid");
    const validForm = expectForm(await send(app, encodeForm(sampleProspect, pageFields)), {
      status: 200,
      fields: sampleProspect,
    });
    expect(validForm("[data-error-summary], [data-form-failure]")).toHaveLength(0);
    expect(await list()).toEqual([]);
    // An unknown language is ignored: the form is sent.
    expect((await send(app, encodeForm(sampleProspect, { switchTo: "fr" }))).statusCode).toBe(303);
  });

  test("keeps the meaning of a checkbox in a language that has no such checkbox", async () => {
    const { app } = await buildTestApp();
    const tickedFields = {
      ...incomplete,
      hasTeamUsageInterest: false,
      hasOrganizationUsageInterest: true,
    };
    const switchTo = async (language: string) => {
      const response = await send(app, encodeForm(tickedFields, { switchTo: language }));
      return expectForm(response, { status: 200, language, fields: {} })(
        "[name=hasTeamUsageInterest]",
      ).is("[checked]");
    };
    expect([await switchTo("en"), await switchTo("sv")]).toEqual([false, true]);
  });

  test("names the facilitator in the URL of the form, on the form error page, too", async () => {
    const { app, list } = await buildTestApp();
    const name = "Prik & Ring";
    const referer = new URL(createFacilitatorHref("/contact#work", name), "https://idi.example")
      .href;
    const sendMessage = (messageBody: string, fields = sampleProspect) =>
      send(app, encodeForm({ ...fields, messageBody }), { referer });
    const page = await sendMessage("Hello", incomplete);
    expectForm(page, { status: 422, fields: { messageBody: `${name}\n\nHello` } });
    const longest = "a".repeat(prospectForm.limits.messageBody ?? 0);
    for (const text of ["Hello", "", `About ${name}`, longest]) await sendMessage(text);
    const messages = [`${name}\n\nHello`, name, `About ${name}`, longest];
    expect(await list()).toEqual(
      messages.map((messageBody) => expect.objectContaining({ messageBody })),
    );
  });

  test("answers a body beyond the limit with a page in the language of the Referer", async () => {
    const { app } = await buildTestApp();
    const form = encodeForm(
      { ...sampleProspect, messageBody: "x".repeat(maxFormBodyBytes) },
      { language: "sv" },
    );
    const response = await send(app, form, { referer: "https://idi.example/sv/" });
    const $ = expectForm(response, { status: 413, language: "sv", fields: {} });
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
  });

  test("rejects a field that is sent twice", async () => {
    const { app } = await buildTestApp();
    const response = await send(app, `${encodeForm(sampleProspect)}&email=other@idi.example`);
    const $ = expectForm(response, { status: 422, fields: { email: sampleProspect.email } });
    expect($("#email-error").text()).toBe("email invalid");
  });
});
