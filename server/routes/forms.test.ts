import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { type FormName, formEndpoints, idempotencyHeader } from "#contract/endpoints.ts";
import { problemMediaType } from "#contract/problem.ts";
import { formatReference } from "#contract/reference.ts";
import { createLongestTexts, listRequiredFields } from "#tests/harness/form-fields.ts";
import { expectForm } from "#tests/harness/form-page.ts";
import {
  createFormPost,
  createJsonPost,
  encodeForm,
  formHeaders,
} from "#tests/harness/form-posts.ts";
import { formSamples } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

/** What all forms have in common; `customer-prospect.test.ts` tests one of them in every detail. */
describe.each(formSamples)("POST of $form.name", ({ form, sample, stored, storedIn, text }) => {
  const url = formEndpoints[form.name];
  async function open(settings: Record<string, string> = {}) {
    const site = await buildTestApp({ settings, lockTimeoutMs: 200 });
    return {
      ...site,
      list: () => site.list(storedIn),
      sendJson: (fields: object, headers: Record<string, string> = {}) =>
        site.app.inject({ ...createJsonPost(fields, form.name), headers }),
      sendForm: (fields: object, more: Record<string, string> = {}) =>
        site.app.inject(createFormPost(fields, more, form.name)),
      sendBytes: (payload: string | Buffer) =>
        site.app.inject({ method: "POST", url, headers: formHeaders, payload }),
    };
  }

  test("answers 201 once it is stored, exactly as it was sent, with its language", async () => {
    const { sendJson, list, listAll } = await open();
    const response = await sendJson(sample, { "content-language": "de" });
    expect(response.statusCode).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(Object.keys(response.json())).toEqual(["id", "receivedAt"]);
    expect(await list()).toEqual([{ ...stored, language: "de", ...response.json() }]);
    expect(await listAll()).toHaveLength(1);
  });

  test("names every invalid field, in the order of the form", async () => {
    const { sendJson, list } = await open();
    const response = await sendJson({});
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toBe(problemMediaType);
    const errors = listRequiredFields(form).map((field) => ({ field, code: "required" }));
    expect(response.json()).toMatchObject({ code: "invalid_fields", errors });
    expect(await list()).toEqual([]);
  });

  test("stores a repeated post as one row, and refuses its key for other values", async () => {
    const { sendJson, list } = await open();
    const key = { [idempotencyHeader]: "key-of-a-form" };
    const responses = await Promise.all([sendJson(sample, key), sendJson(sample, key)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses[1].json()).toEqual(responses[0].json());
    const otherResponse = await sendJson({ ...sample, [text]: "Something else" }, key);
    expect(otherResponse.statusCode).toBe(422);
    expect(otherResponse.json()).toMatchObject({ code: "idempotency_key_reused" });
    expect(await list()).toHaveLength(1);
  });

  test("redirects a browser that opens its URL to the form, in the browser's language", async () => {
    const { app } = await open();
    const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const visit = async (query: string) =>
      (await app.inject({ url: url + query, headers })).headers.location;
    const places: Record<FormName, string[]> = {
      prospect: ["/contact#work", "/de/kontakt#work"],
      contactMessage: ["/contact#question", "/de/kontakt#question"],
      inquiry: ["/facilitatorship#inquiry", "/de/moderatoren#inquiry"],
    };
    expect([await visit(""), await visit("?language=de")]).toEqual(places[form.name]);
  });

  test.each([
    ["en", "/message-sent"],
    ["sv", "/sv/meddelande-skickat"],
    ["de", "/de/nachricht-gesendet"],
  ])(
    "stores a form post and redirects to the page that confirms it, in %s",
    async (language, page) => {
      const { sendForm, list } = await open();
      const response = await sendForm(sample, { language });
      expect(response.statusCode).toBe(303);
      expect(response.headers["cache-control"]).toBe("no-store");
      const [submission] = await list();
      expect(submission).toMatchObject({ ...stored, language });
      expect(response.headers.location).toBe(
        `${page}?reference=${formatReference(submission?.id)}`,
      );
    },
  );

  test("returns an invalid form in its language, filled in, with its errors", async () => {
    const { sendForm, list } = await open();
    const fields = { ...sample, email: "nobody" };
    const response = await sendForm(fields, { language: "de" });
    const $ = expectForm(response, {
      status: 422,
      language: "de",
      fields: { ...fields, language: "de" },
    });
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    // A browser that may not store the page cannot go back to it.
    expect(response.headers["cache-control"]).toBe("private, no-cache");
    expect($("form").attr("action")).toBe(url);
    expect($("[data-form-failure]")).toHaveLength(0);
    expect($("#email-error").text()).toBe("email invalid");
    expect($("[data-error-summary] li").length).toBeGreaterThan(0);
    expect($("[name=idempotencyKey]").val()).toMatch(/^[\da-f-]{36}$/);
    expect(await list()).toEqual([]);
  });

  test.each([
    ["as raw bytes", Buffer.from("Malm\xf6", "latin1")],
    ["with percent signs", Buffer.from("Malm%F6")],
  ])("refuses invalid UTF-8, %s, and returns the form", async (_name, bytes) => {
    const { sendBytes, list } = await open();
    const { [text]: _, ...otherFields } = sample;
    const remainingBody = Buffer.from(`&${encodeForm(otherFields)}&language=sv`);
    const response = await sendBytes(
      Buffer.concat([Buffer.from(`${text}=`), bytes, remainingBody]),
    );
    const fields = { ...otherFields, [text]: "Malm\ufffd" };
    const $ = expectForm(response, { status: 400, language: "sv", fields });
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
    expect(await list()).toEqual([]);
  });

  test("reads a percent sign that escapes nothing", async () => {
    const { sendBytes, list } = await open();
    await sendBytes(encodeForm(sample).replace(`${text}=`, `${text}=100%+`));
    expect(JSON.stringify(await list())).toContain("100% ");
  });

  test("refuses a post with more fields than any form has", async () => {
    const { sendForm, list } = await open();
    const getStatus = async (fields: number) => {
      const furtherFields = Array.from({ length: fields }, (_, number) => [`x${number}`, ""]);
      return (await sendForm(sample, Object.fromEntries(furtherFields))).statusCode;
    };
    expect([await getStatus(50), await getStatus(5000)]).toEqual([303, 400]);
    expect(await list()).toHaveLength(1);
  });

  test("accepts the longest valid values of any characters, and names longer ones", async () => {
    const { sendForm, list } = await open();
    const longestFields = { ...sample, ...createLongestTexts(form, "\u{1f98a}") };
    expect((await sendForm(longestFields)).statusCode).toBe(303);
    const thai = Object.entries(createLongestTexts(form, "ก")).map(([name, longText]) => [
      name,
      `${longText}ก`,
    ]);
    const fields = { ...sample, ...Object.fromEntries(thai) };
    expectForm(await sendForm(fields), { status: 422, fields });
    expect(await list()).toHaveLength(1);
  });

  test("stores a double click on the form error page as one row", async () => {
    const { sendForm, list } = await open();
    const keyField = { idempotencyKey: "key-of-a-page" };
    await Promise.all([sendForm(sample, keyField), sendForm(sample, keyField)]);
    expect(await list()).toHaveLength(1);
    await sendForm({ ...sample, [text]: "Something else" }, keyField);
    expect(await list()).toHaveLength(2);
  });

  test("returns the values when the database cannot be written", async () => {
    const { sendJson, sendForm, list, settings } = await open();
    const writer = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
    writer.exec("begin immediate");
    const json = await sendJson(sample);
    const page = await sendForm(sample, { language: "sv" });
    writer.close();
    expect(json.statusCode).toBe(503);
    expect(json.headers["retry-after"]).toBe("10");
    expect(json.json()).toMatchObject({ code: "unavailable", status: 503 });
    const $ = expectForm(page, { status: 503, language: "sv", fields: sample });
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
    expect($("#wait")).toHaveLength(0);
    expect(await list()).toEqual([]);
    expect((await sendJson(sample)).statusCode).toBe(201);
  });

  test("shares one limit with the other forms", async () => {
    const { app, sendForm } = await open({ RATE_LIMIT: "3/1m" });
    for (const otherSample of formSamples)
      await app.inject(createJsonPost(otherSample.sample, otherSample.form.name));
    const response = await sendForm(sample, { language: "sv" });
    const $ = expectForm(response, { status: 429, language: "sv", fields: sample });
    const waitSeconds = Number(response.headers["retry-after"]);
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(60);
    expect($("[data-form-failure]:not([hidden])").text()).toBe("Failure in sv");
    expect($("#wait").text()).toBe("Again in 1 minut");
    expect($("[data-error-summary]")).toHaveLength(0);
  });
});
