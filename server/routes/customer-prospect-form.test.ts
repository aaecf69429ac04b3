import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { formBodyLimit } from "#contract/endpoints";
import { anna, formHeaders, formOf, formPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";
import type { NewSubmission } from "../store/submission.ts";

type App = Awaited<ReturnType<typeof testApp>>["app"];
const send = (app: App, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ ...formPost(), headers: { ...formHeaders, ...headers }, payload });
const incomplete = { ...anna, email: "asa", hasApprovedPrivacyPolicy: false };

describe("POST of a prospect as a form", () => {
  it("answers in the language of the page it came from when the form tells none, else English", async () => {
    const { app, list } = await testApp();
    const referer = "https://idi.example/sv/kontakt?x=1";
    expect((await send(app, formOf(anna), { referer })).headers.location).toMatch(/^\/sv\//);
    const english = /^\/message-sent\?/;
    expect((await send(app, formOf(anna), { referer: "?" })).headers.location).toMatch(english);
    expect((await send(app, formOf(anna, { language: "fr" }))).headers.location).toMatch(english);
    expect((await list()).map(({ language }) => language)).toEqual([null]);
  });

  it("gives the form error page a key of its own, keeps one that was sent, and replaces a bad one", async () => {
    const { app } = await testApp();
    const keyAfter = async (more: Record<string, string>) =>
      load((await send(app, formOf(incomplete, more))).body)("[name=idempotencyKey]").val();
    const fresh = [await keyAfter({}), await keyAfter({ idempotencyKey: "short" })];
    expect(fresh[0]).toMatch(/^[\da-f-]{36}$/);
    expect(fresh[1]).toMatch(/^[\da-f-]{36}$/);
    expect(fresh[0]).not.toBe(fresh[1]);
    expect(await keyAfter({ idempotencyKey: "key-of-anna" })).toBe("key-of-anna");
  });

  it("makes equal posts of a page without key one row, also after a failure", async () => {
    let fails = true;
    const site = await testApp();
    const kept: NewSubmission[] = [];
    const { app } = await testApp({
      submissions: {
        async add(entry) {
          kept.push(entry);
          const receipt = await site.store.submissions.add(entry);
          if (fails) throw new Error("Kept, but who knows?");
          return receipt;
        },
      },
    });
    const page = await send(app, formOf(anna));
    expect(page.statusCode).toBe(503);
    const key = String(load(page.body)("[name=idempotencyKey]").val() ?? "");
    fails = false;
    const [again, once] = await Promise.all([
      send(app, formOf(anna, { idempotencyKey: key })),
      send(app, formOf(anna)),
    ]);
    expect([again.statusCode, once.statusCode]).toEqual([303, 303]);
    expect(again.headers.location).toBe(once.headers.location);
    expect(await site.list()).toHaveLength(1);
    expect(kept.map(({ keyLasts }) => keyLasts)).toEqual([60_000, 60_000, 60_000]);
    await send(app, formOf({ ...anna, messageBody: "PS" }));
    expect(await site.list()).toHaveLength(2);
  });

  it("gives the form in another language, with its words and errors, and keeps nothing", async () => {
    const { app, list } = await testApp();
    const from = { language: "de", switchTo: "sv", idempotencyKey: "key-of-anna" };
    const invalid = await send(app, formOf(incomplete, from));
    const $ = load(invalid.body);
    expect(invalid.statusCode).toBe(200);
    expect($("html").attr("lang")).toBe("sv");
    expect($("[name=language]").val()).toBe("sv");
    expect($("[name=messageBody]").text()).toBe(anna.messageBody);
    expect($("[name=idempotencyKey]").val()).toBe("key-of-anna");
    expect($("#email-error").text()).toBe("email invalid");
    const valid = load((await send(app, formOf(anna, from))).body);
    expect(valid("[name=senderName]").val()).toBe(anna.senderName);
    expect(valid("[data-error-summary], [data-form-failure]")).toHaveLength(0);
    expect(await list()).toEqual([]);
    // A value that is no language is none of our buttons.
    expect((await send(app, formOf(anna, { switchTo: "fr" }))).statusCode).toBe(303);
  });

  it("answers a body that is too large with the page of the language it came from", async () => {
    const { app } = await testApp();
    const form = formOf({ ...anna, messageBody: "x".repeat(formBodyLimit) }, { language: "sv" });
    const response = await send(app, form, { referer: "https://idi.example/sv/" });
    const $ = load(response.body);
    expect(response.statusCode).toBe(413);
    expect($("html").attr("lang")).toBe("sv");
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
  });

  it("takes a field that comes twice as invalid", async () => {
    const { app } = await testApp();
    const response = await send(app, `${formOf(anna)}&email=other@idi.example`);
    const $ = load(response.body);
    expect(response.statusCode).toBe(422);
    expect($("#email-error").text()).toBe("email invalid");
    expect($("[name=email]").val()).toBe(anna.email);
  });
});
