import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { services } from "#contract/endpoints";
import { fastClock } from "#tests/harness/fast-clock";
import { formSamples } from "#tests/harness/forms";
import { anna, formHeaders, formPost, jsonPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";

type Site = Awaited<ReturnType<typeof testApp>>;

const sendFrom = async ({ app }: Site, remoteAddress: string, headers = {}) =>
  (await app.inject({ ...jsonPost(), remoteAddress, headers })).statusCode;

describe("the limit of one address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.2"],
    ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["::ffff:c000:201", "192.0.2.1", "::c000:201"],
    ["2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:2::1"],
    ["2001:DB8:0:1::1", "2001:db8::1:0:0:0:2", "2001:db8::2:0:0:0:2"],
  ])("counts %s and %s as one, and %s as another", async (first, same, other) => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m" } });
    expect(await sendFrom(site, first)).toBe(201);
    expect(await sendFrom(site, same)).toBe(429);
    expect(await sendFrom(site, other)).toBe(201);
  });

  it("counts programs that give themselves away, too", async () => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m" } });
    const caught = jsonPost({ ...anna, topic: "pills" });
    expect((await site.app.inject(caught)).statusCode).toBe(201);
    expect((await site.app.inject(caught)).statusCode).toBe(429);
  });

  it("does not count look-ups of places as posts", async () => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m", GEOCODE_LIMIT: "1/1m" } });
    const url = `${services.geocode}?address=Lund`;
    expect((await site.app.inject(url)).statusCode).toBe(200);
    expect(await sendFrom(site, "127.0.0.1")).toBe(201);
    expect((await site.app.inject(url)).statusCode).toBe(429);
  });
});

describe("a flood from one address", () => {
  const flood = { remoteAddress: "192.0.2.1" };
  const settings = { RATE_LIMIT: "2/1m" };

  it("is refused unread beyond twice the limit, in few words of the page's language", async () => {
    const { app } = await testApp({ settings });
    const broken = { headers: { "content-type": "application/json" }, payload: "{" };
    const send = async () => (await app.inject({ ...jsonPost(), ...flood, ...broken })).statusCode;
    expect([await send(), await send(), await send(), await send()]).toEqual([400, 400, 400, 400]);
    const json = await app.inject({ ...jsonPost(), ...flood, ...broken });
    expect([json.statusCode, json.headers["retry-after"]]).toEqual([429, "60"]);
    expect(json.json()).toMatchObject({ code: "too_many_requests" });
    const headers = { ...formHeaders, referer: "https://idi.example/de/kontakt" };
    const form = await app.inject({ ...formPost(), ...flood, headers });
    expect([form.statusCode, form.headers["retry-after"]]).toEqual([429, "60"]);
    expect(form.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(form.body).toBe("Too many in de\n");
  });

  it("of posts that another site makes takes nothing from the visitor's own", async () => {
    const site = await testApp({ settings });
    const foreign = { "sec-fetch-site": "cross-site" };
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      statuses.push(await sendFrom(site, "192.0.2.1", foreign));
    }
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
    expect(await sendFrom(site, "192.0.2.1")).toBe(201);
  });
});

describe("the limit of all addresses together", () => {
  const settings = { RATE_LIMIT: "2/1m", RATE_LIMIT_OVERALL: "4/2m" };

  it("refuses the post that is one too many, by whichever form, and keeps its words", async () => {
    const site = await testApp({ settings });
    for (const number of [1, 2, 3]) expect(await sendFrom(site, `192.0.2.${number}`)).toBe(201);
    for (const [index, { form, sample }] of formSamples.entries()) {
      const request = formPost(sample, { language: "de" }, form.name);
      const remoteAddress = `198.51.100.${index}`;
      const response = await site.app.inject({ ...request, remoteAddress });
      expect(response.statusCode).toBe(index === 0 ? 303 : 429);
      if (index === 0) continue;
      const $ = load(response.body);
      expect(response.headers["retry-after"]).toBe("120");
      expect($("html").attr("lang")).toBe("de");
      expect($("[name=email]").val()).toBe(sample.email);
    }
  });

  it("is not used up by one address that sends too much", async () => {
    const site = await testApp({ settings });
    fastClock({ timers: true });
    for (let count = 0; count < 10; count++) await sendFrom(site, "192.0.2.1");
    expect(await sendFrom(site, "192.0.2.2")).toBe(201);
  });

  it("is not used up by what is not sound", async () => {
    const site = await testApp({ settings });
    for (let number = 0; number < 10; number++) {
      const remoteAddress = `192.0.2.${number}`;
      const response = await site.app.inject({ ...jsonPost({}), remoteAddress });
      expect(response.statusCode).toBe(422);
    }
    expect(await sendFrom(site, "198.51.100.1")).toBe(201);
  });
});
