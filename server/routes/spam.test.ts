import { describe, expect, test } from "vitest";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost } from "#tests/harness/form-posts.ts";
import { formSamples } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

const filled = { topic: "https://pills.example" };

describe.each(formSamples)("spam in the form $form.name", ({ form, sample }) => {
  async function open() {
    const site = await buildTestApp();
    return {
      ...site,
      sendJson: (fields: object, headers: Record<string, string> = {}) =>
        site.app.inject({ ...createJsonPost(fields, form.name), headers }),
      sendForm: (fields: object, more: Record<string, string>) =>
        site.app.inject(createFormPost(fields, more, form.name)),
    };
  }

  test("is answered like any post, quarantined, and never delivered", async () => {
    const { sendJson, list, listAll, log } = await open();
    const headers = { "content-language": "sv" };
    const person = await sendJson({ ...sample, topic: "", pageOpenMs: 2000 }, headers);
    const program = await sendJson({ ...sample, ...filled }, headers);
    expect(program.statusCode).toBe(201);
    const { date: _, ...responseHeaders } = program.headers;
    expect(responseHeaders).toEqual({ ...person.headers, date: undefined });
    expect(Object.keys(program.json())).toEqual(Object.keys(person.json()));
    const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f-]{16}$/);
    expect([person.json(), program.json()]).toMatchObject([{ id }, { id }]);
    const timeInId = Number.parseInt(program.json().id.slice(0, 13).replace("-", ""), 16);
    expect(Math.abs(timeInId - Date.parse(program.json().receivedAt))).toBeLessThan(1000);
    const [line, other] = log.map((text) => Object.keys(JSON.parse(text)));
    expect(other).toEqual(line);
    expect(log.join("")).not.toMatch(/pills|robot|trap/);
    expect(await listAll()).toHaveLength(1);
    const reported = { form: form.name, reason: "trap-filled", language: "sv" };
    expect(await list("spam")).toEqual([{ ...program.json(), ...reported, ...sample }]);
  });

  test("redirects to the page that confirms it when posted as a form", async () => {
    const { sendForm, list, listAll } = await open();
    const response = await sendForm(sample, { language: "de", ...filled });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(/^\/de\/nachricht-gesendet\?reference=/);
    expect(await listAll()).toEqual([]);
    expect(await list("spam")).toMatchObject([{ language: "de", ...sample }]);
  });

  test("is answered with its field errors and the filled-in form if it is invalid", async () => {
    const { sendJson, sendForm, list } = await open();
    const fields = { ...sample, email: "nobody" };
    const json = await sendJson({ ...fields, ...filled });
    expect(json.statusCode).toBe(422);
    expect(json.json().errors).toEqual([{ field: "email", code: "invalid" }]);
    const response = await sendForm(fields, filled);
    expectForm(response, { status: 422, fields: { ...fields, ...filled } });
    expect(await list("spam")).toEqual([]);
  });
});
