import { describe, expect, test } from "vitest";
import { apiEndpoints } from "#contract/endpoints.ts";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost, formHeaders } from "#tests/harness/form-posts.ts";
import { formSamples, sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

/** A server with these limits, and the status of a post from an address to it. */
async function buildLimitedApp(settings: Record<string, string>) {
  const { app } = await buildTestApp({ settings, floodDelayMs: 0 });
  const sendPost = async (remoteAddress: string, headers = {}, fields: object = sampleProspect) =>
    (await app.inject({ ...createJsonPost(fields), remoteAddress, headers })).statusCode;
  return { app, sendPost };
}

describe("the limit per IP address", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.2"],
    ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["::ffff:c000:201", "192.0.2.1", "::c000:201"],
    ["2001:db8:0:100::1", "2001:db8:0:1ff:ffff:ffff:ffff:ffff", "2001:db8:0:200::1"],
    ["2001:DB8:0:100::1", "2001:db8::100:0:0:0:2", "2001:db8::200:0:0:0:2"],
  ])("counts %s and %s as one, and %s as another", async (ip, ipOfSameNetwork, otherIp) => {
    const { sendPost } = await buildLimitedApp({ RATE_LIMIT: "1/1m" });
    const statuses = [await sendPost(ip), await sendPost(ipOfSameNetwork), await sendPost(otherIp)];
    expect(statuses).toEqual([201, 429, 201]);
  });

  test("resets the limit when its window ends", async () => {
    const { app, sendPost } = await buildLimitedApp({ RATE_LIMIT: "1/1s" });
    const send = () => app.inject({ ...createJsonPost(), remoteAddress: "192.0.2.1" });
    // At once, so that no second passes in between.
    const [sentResponse, refusedResponse] = await Promise.all([send(), send()]);
    expect(sentResponse.statusCode).toBe(201);
    expect(refusedResponse.headers["retry-after"]).toBe("1");
    expect(refusedResponse.json()).toMatchObject({ code: "too_many_requests", status: 429 });
    await expect.poll(() => sendPost("192.0.2.1")).toBe(201);
  });

  test("is ten times as high for a /48, which a refused /56 does not use up", async () => {
    const { sendPost } = await buildLimitedApp({ RATE_LIMIT: "1/1m" });
    const sendFromNetwork = (number: number, network = "2001:db8:1") =>
      sendPost(`${network}:${number.toString(16)}00::1`);
    for (let number = 0; number < 9; number += 1) expect(await sendFromNetwork(number)).toBe(201);
    expect(await sendFromNetwork(0)).toBe(429);
    expect(await sendFromNetwork(9)).toBe(201);
    expect(await sendFromNetwork(10)).toBe(429);
    expect(await sendFromNetwork(10, "2001:db8:2")).toBe(201);
  });

  test("counts spam, too", async () => {
    const { sendPost } = await buildLimitedApp({ RATE_LIMIT: "1/1m" });
    const spamFields = { ...sampleProspect, topic: "pills" };
    expect(await sendPost("192.0.2.1", {}, spamFields)).toBe(201);
    expect(await sendPost("192.0.2.1", {}, spamFields)).toBe(429);
  });

  test("does not count look-ups of places as posts", async () => {
    const { app, sendPost } = await buildLimitedApp({ RATE_LIMIT: "1/1m", GEOCODE_LIMIT: "1/1m" });
    const url = `${apiEndpoints.geocode}?address=Lund`;
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(await sendPost("127.0.0.1")).toBe(201);
    expect((await app.inject(url)).statusCode).toBe(429);
  });
});

describe("a flood from one IP address", () => {
  const flood = { remoteAddress: "192.0.2.1" };
  const settings = { RATE_LIMIT: "2/1m" };

  test("is refused unread beyond twice the limit, with a short text in the page's language", async () => {
    const { app } = await buildLimitedApp(settings);
    const brokenPost = { headers: { "content-type": "application/json" }, payload: "{" };
    const send = () => app.inject({ ...createJsonPost(), ...flood, ...brokenPost });
    for (let count = 0; count < 4; count++) expect((await send()).statusCode).toBe(400);
    const json = await send();
    expect([json.statusCode, json.headers["retry-after"]]).toEqual([429, "60"]);
    expect(json.json()).toMatchObject({ code: "too_many_requests" });
    const headers = { ...formHeaders, referer: "https://idi.example/de/kontakt" };
    const form = await app.inject({ ...createFormPost(), ...flood, headers });
    expect([form.statusCode, form.headers["retry-after"]]).toEqual([429, "60"]);
    expect(form.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(form.body).toBe("Too many in de\n");
  });

  test("does not count cross-site posts against the visitor's limit", async () => {
    const { sendPost } = await buildLimitedApp(settings);
    const crossSiteHeaders = { "sec-fetch-site": "cross-site" };
    for (const status of [403, 403, 403, 403, 429]) {
      expect(await sendPost("192.0.2.1", crossSiteHeaders)).toBe(status);
    }
    expect(await sendPost("192.0.2.1")).toBe(201);
  });
});

describe("the limit for all IP addresses", () => {
  const settings = { RATE_LIMIT: "2/1m", RATE_LIMIT_OVERALL: "4/2m" };

  test("refuses the first post beyond it, from any form, and keeps its values", async () => {
    const { app, sendPost } = await buildLimitedApp(settings);
    for (const number of [1, 2, 3, 4]) expect(await sendPost(`192.0.2.${number}`)).toBe(201);
    for (const [index, { form, sample }] of formSamples.entries()) {
      const request = createFormPost(sample, { language: "de" }, form.name);
      const response = await app.inject({ ...request, remoteAddress: `198.51.100.${index}` });
      expect(response.headers["retry-after"]).toBe("120");
      expectForm(response, { status: 429, language: "de", fields: sample });
    }
  });

  test("is not used up by one IP address that exceeds its own", async () => {
    const { sendPost } = await buildLimitedApp(settings);
    for (let count = 0; count < 10; count++) await sendPost("192.0.2.1");
    expect(await sendPost("192.0.2.2")).toBe(201);
  });

  test("is not used up by spam, which has its own limit", async () => {
    const { sendPost } = await buildLimitedApp(settings);
    const spamFields = { ...sampleProspect, topic: "pills" };
    for (const number of [1, 2, 3, 4]) {
      expect(await sendPost(`192.0.2.${number}`, {}, spamFields)).toBe(201);
    }
    expect(await sendPost("192.0.2.5", {}, spamFields)).toBe(429);
    for (const number of [1, 2, 3, 4]) expect(await sendPost(`198.51.100.${number}`)).toBe(201);
    expect(await sendPost("198.51.100.5")).toBe(429);
  });

  test("is not used up by invalid posts", async () => {
    const { sendPost } = await buildLimitedApp(settings);
    for (let number = 0; number < 10; number++) {
      expect(await sendPost(`192.0.2.${number}`, {}, {})).toBe(422);
    }
    expect(await sendPost("198.51.100.1")).toBe(201);
  });
});
