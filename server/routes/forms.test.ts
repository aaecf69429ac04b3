import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { endpoints, idempotencyHeader } from "#contract/endpoints";
import { problemMediaType } from "#contract/problem";
import { referenceOf } from "#contract/reference";
import { fastClock } from "#tests/harness/fast-clock";
import { type FormSample, formSamples } from "#tests/harness/forms";
import { formHeaders, formOf, formPost, jsonPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";

type Site = Awaited<ReturnType<typeof testApp>>;

/** What all forms have in common; `customer-prospect.test.ts` tests one of them in every detail. */
describe.each(formSamples)("POST of $form.name", ({ form, sample, kept, keptIn, text }) => {
  const url = endpoints[form.name];
  const sendJson = ({ app }: Site, fields: object, headers: Record<string, string> = {}) =>
    app.inject({ ...jsonPost(fields, form.name), headers });
  const sendForm = ({ app }: Site, fields: object, more: Record<string, string> = {}) =>
    app.inject(formPost(fields, more, form.name));
  const list = (site: Site) => site.list(keptIn);
  const required = form.fields.filter((field) => form.errorCodes[field]?.includes("required"));
  const incomplete = { ...sample, email: "nobody" };

  it("answers 201 once it is kept, exactly as it was sent, with its language", async () => {
    const site = await testApp();
    const response = await sendJson(site, sample, { "content-language": "de" });
    expect(response.statusCode).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(Object.keys(response.json())).toEqual(["id", "receivedAt"]);
    expect(await list(site)).toEqual([{ ...kept, language: "de", ...response.json() }]);
    expect(await site.listAll()).toHaveLength(1);
  });

  it("names every invalid field, in the order of the form", async () => {
    const site = await testApp();
    const response = await sendJson(site, {});
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toBe(problemMediaType);
    expect(response.json()).toMatchObject({
      code: "invalid_fields",
      errors: required.map((field) => ({ field, code: "required" })),
    });
    expect(await list(site)).toEqual([]);
  });

  it("makes a repeated send one row, and refuses the key for other words", async () => {
    const site = await testApp();
    const key = { [idempotencyHeader]: "key-of-a-form" };
    const answers = await Promise.all([sendJson(site, sample, key), sendJson(site, sample, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1].json()).toEqual(answers[0].json());
    const other = await sendJson(site, { ...sample, [text]: "Something else" }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: "idempotency_key_reused" });
    expect(await list(site)).toHaveLength(1);
  });

  it("leads a browser that opens its address to the form, in the language that it names", async () => {
    const { app } = await testApp();
    const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const visit = async (query: string) =>
      (await app.inject({ url: url + query, headers })).headers;
    const places = ["/de/kontakt#work", "/de/kontakt#question", "/de/moderatoren#inquiry"];
    expect(places).toContain((await visit("?language=de")).location);
    expect((await visit("")).location).toMatch(/^\/(contact|facilitatorship)#/);
    const posted = await app.inject({ method: "PUT", url, headers });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, "POST"]);
  });

  it.each([
    ["en", "/message-sent"],
    ["sv", "/sv/meddelande-skickat"],
    ["de", "/de/nachricht-gesendet"],
  ])("keeps a form post and leads to the page that says so, in %s", async (language, page) => {
    const site = await testApp();
    const response = await sendForm(site, sample, { language });
    expect(response.statusCode).toBe(303);
    expect(response.headers["cache-control"]).toBe("no-store");
    const [found] = await list(site);
    expect(found).toMatchObject({ ...kept, language });
    expect(response.headers.location).toBe(`${page}?reference=${referenceOf(found?.id)}`);
  });

  it("gives an invalid form back in its language, filled in, with what to mend", async () => {
    const site = await testApp();
    const response = await sendForm(site, incomplete, { language: "de" });
    const $ = load(response.body);
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    // A browser that may not store the page cannot go back to it.
    expect(response.headers["cache-control"]).toBe("private, no-cache");
    expect($("html").attr("lang")).toBe("de");
    expect($("[name=language]").val()).toBe("de");
    expect($("form").attr("action")).toBe(url);
    expect($("[data-form-failure]")).toHaveLength(0);
    expect($("#email-error").text()).toBe("email invalid");
    expect($("[data-error-summary] li").length).toBeGreaterThan(0);
    expectFilledIn($, incomplete);
    expect($("[name=idempotencyKey]").val()).toMatch(/^[\da-f-]{36}$/);
    expect(await list(site)).toEqual([]);
  });

  it.each([
    ["as they stand", Buffer.from("Malm\xf6", "latin1")],
    ["with percent signs", Buffer.from("Malm%F6")],
    ["with percent signs, of half a character", Buffer.from("Malm%C3")],
  ])("refuses bytes that are no UTF-8, %s, and gives the form back", async (_name, bytes) => {
    const site = await testApp();
    const { [text]: _, ...others } = sample;
    const start = Buffer.from(`${text}=`);
    const payload = Buffer.concat([start, bytes, Buffer.from(`&${formOf(others)}&language=sv`)]);
    const response = await site.app.inject({ method: "POST", url, headers: formHeaders, payload });
    const $ = load(response.body);
    expect(response.statusCode).toBe(400);
    expect($("html").attr("lang")).toBe("sv");
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
    expectFilledIn($, { ...others, [text]: "Malm\ufffd" });
    expect(await list(site)).toEqual([]);
  });

  it("reads a percent sign that stands for itself", async () => {
    const site = await testApp();
    const payload = formOf(sample).replace(`${text}=`, `${text}=100%+`);
    await site.app.inject({ method: "POST", url, headers: formHeaders, payload });
    expect(await site.listAll()).toHaveLength(1);
    expect(JSON.stringify(await list(site))).toContain("100% ");
  });

  it("reads no form of more fields than any has", async () => {
    const site = await testApp();
    const statusOf = async (fields: number) => {
      const more = Array.from({ length: fields }, (_, number) => [`x${number}`, ""]);
      return (await sendForm(site, sample, Object.fromEntries(more))).statusCode;
    };
    expect(await statusOf(50)).toBe(303);
    expect(await statusOf(5000)).toBe(400);
    expect(await list(site)).toHaveLength(1);
  });

  it("takes the longest form that is sound, whatever its characters, and tells of a longer one", async () => {
    const site = await testApp();
    const longest = { ...sample, ...longestOf(form, (limit) => "\u{1f98a}".repeat(limit)) };
    const response = await sendForm(site, longest, { language: "sv" });
    expect(response.statusCode).toBe(303);
    const thai = { ...sample, ...longestOf(form, (limit) => "ก".repeat(limit + 1)) };
    const refused = await sendForm(site, thai, { language: "sv" });
    expect(refused.statusCode).toBe(422);
    expectFilledIn(load(refused.body), thai);
    expect(await list(site)).toHaveLength(1);
  });

  it("makes a double click on the page with the errors one row", async () => {
    const site = await testApp();
    const more = { idempotencyKey: "key-of-a-page" };
    await Promise.all([sendForm(site, sample, more), sendForm(site, sample, more)]);
    expect(await list(site)).toHaveLength(1);
    await sendForm(site, { ...sample, [text]: "Something else" }, more);
    expect(await list(site)).toHaveLength(2);
  });

  it("keeps the words when the database cannot be written", async () => {
    const site = await testApp();
    const writer = new DatabaseSync(join(site.env.DATA_DIR, "idi.sqlite"));
    writer.exec("begin immediate");
    fastClock();
    const json = await sendJson(site, sample);
    const page = await sendForm(site, sample, { language: "sv" });
    writer.close();
    expect([json.statusCode, page.statusCode]).toEqual([503, 503]);
    expect(json.headers["retry-after"]).toBe("10");
    expect(json.json()).toMatchObject({ code: "unavailable", status: 503 });
    const $ = load(page.body);
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
    expect($("#wait").is("[hidden]")).toBe(true);
    expectFilledIn($, sample);
    expect(await list(site)).toEqual([]);
    expect((await sendJson(site, sample)).statusCode).toBe(201);
  });

  it("shares one limit with the other forms", async () => {
    const site = await testApp({ settings: { RATE_LIMIT: "3/1m" } });
    const { app } = site;
    for (const other of formSamples) {
      await app.inject(jsonPost(other.sample, other.form.name));
    }
    const response = await sendForm(site, sample, { language: "sv" });
    const $ = load(response.body);
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBe("60");
    expect($("[data-form-failure]:not([hidden])").text()).toBe("Failure in sv");
    expect($("#wait:not([hidden])").text()).toBe("Again in 1 minut");
    expect($("[data-error-summary]")).toHaveLength(0);
    expectFilledIn($, sample);
  });
});

function expectFilledIn($: ReturnType<typeof load>, fields: FormSample["sample"]) {
  for (const [name, value] of Object.entries(fields)) {
    const control = $(`[name=${name}]`);
    if (typeof value === "boolean") expect(control.is("[checked]"), name).toBe(value);
    else expect(control.is("textarea") ? control.text() : control.val(), name).toBe(value);
  }
}

/** The text fields of a form, each with a text of its greatest length. */
function longestOf({ limits }: FormSample["form"], textOf: (limit: number) => string) {
  const fields = Object.entries(limits).flatMap(([field, limit]) =>
    limit === undefined || field === "email" ? [] : [[field, textOf(limit)]],
  );
  return Object.fromEntries(fields);
}
