import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { idempotencyHeader } from "#contract/endpoints";
import { formSamples } from "#tests/harness/forms";
import { formPost, jsonPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";

type Site = Awaited<ReturnType<typeof testApp>>;

const filled = { topic: "https://pills.example" };

describe.each(formSamples)("what programs send as $form.name", ({ form, sample, text }) => {
  const sendJson = ({ app }: Site, fields: object, headers: Record<string, string> = {}) =>
    app.inject({ ...jsonPost(fields, form.name), headers });
  const sendForm = ({ app }: Site, fields: object, more: Record<string, string> = {}) =>
    app.inject(formPost(fields, more, form.name));

  it("is answered like any other, kept apart, and never reaches sales", async () => {
    const site = await testApp();
    const headers = { "content-language": "sv" };
    const person = await sendJson(site, { ...sample, topic: "", pageOpenMs: 2000 }, headers);
    const program = await sendJson(site, { ...sample, ...filled }, headers);
    expect(program.statusCode).toBe(201);
    const { date: _, ...answered } = program.headers;
    expect(answered).toEqual({ ...person.headers, date: undefined });
    const shape = {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f-]{16}$/),
    };
    expect(person.json()).toMatchObject(shape);
    expect(program.json()).toMatchObject(shape);
    expect(Object.keys(program.json())).toEqual(Object.keys(person.json()));
    const { id, receivedAt } = program.json();
    expect(Math.abs(timeIn(id) - Date.parse(receivedAt))).toBeLessThan(1000);
    const [line, other] = site.log.map((text) => Object.keys(JSON.parse(text)));
    expect(other).toEqual(line);
    expect(site.log.join("")).not.toMatch(/pills|robot|trap/);
    expect(await site.listAll()).toHaveLength(1);
    expect(await site.list("spam")).toEqual([
      {
        ...program.json(),
        form: form.name,
        reason: "trap-filled",
        language: "sv",
        ...sample,
      },
    ]);
  });

  it("leads to the page 'sent' when it comes as a form", async () => {
    const site = await testApp();
    const response = await sendForm(site, sample, { language: "de", ...filled });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(/^\/de\/nachricht-gesendet\?reference=/);
    expect(await site.listAll()).toEqual([]);
    expect(await site.list("spam")).toMatchObject([{ language: "de", ...sample }]);
  });

  it("counts as a program's when the page was open for less than a person needs", async () => {
    const site = await testApp();
    const response = await sendJson(site, { ...sample, topic: "", pageOpenMs: 1999 });
    expect(response.statusCode).toBe(201);
    expect(await site.listAll()).toEqual([]);
    expect(await site.list("spam")).toMatchObject([{ reason: "too-fast" }]);
  });

  it("shows the same answers to repeated sends as a person's", async () => {
    const site = await testApp();
    const key = { [idempotencyHeader]: "key-of-a-program" };
    const caught = { ...sample, ...filled };
    const answers = await Promise.all([sendJson(site, caught, key), sendJson(site, caught, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1].json()).toEqual(answers[0].json());
    const other = await sendJson(site, { ...caught, [text]: "Something else" }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_key_reused"]);
    await Promise.all([sendJson(site, caught), sendJson(site, caught)]);
    expect(await site.list("spam")).toHaveLength(3);
  });

  it("is told what is wrong with its fields, and gets its form back with everything in it", async () => {
    const site = await testApp();
    const json = await sendJson(site, { ...sample, email: "nobody", ...filled });
    expect([json.statusCode, json.json().errors]).toEqual([
      422,
      [{ field: "email", code: "invalid" }],
    ]);
    const $ = load((await sendForm(site, { ...sample, email: "nobody" }, filled)).body);
    expect($("[name=topic]").val()).toBe(filled.topic);
    expect(await site.list("spam")).toEqual([]);
  });
});

/** The timestamp of a UUIDv7, in milliseconds. */
function timeIn(id: string): number {
  return Number.parseInt(id.slice(0, 13).replace("-", ""), 16);
}
