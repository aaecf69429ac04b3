import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { formSamples } from "#tests/harness/forms";
import { formHeaders, formPost, jsonPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";

const settings = { SITE_URL: "https://idi.example" };
const statusOf = async (headers: Record<string, string>) => {
  const { app, list } = await testApp({ settings });
  const { statusCode } = await app.inject({ ...jsonPost(), headers });
  expect(await list()).toHaveLength(statusCode === 201 ? 1 : 0);
  return statusCode;
};

describe("a post", () => {
  it.each([
    ["by our own page", { "sec-fetch-site": "same-origin", origin: "https://idi.example" }],
    ["by hand, such as a page loaded again", { "sec-fetch-site": "none" }],
    ["by our page where origins are hidden", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["by an older browser", { origin: "https://idi.example" }],
    ["by an older browser on this machine", { origin: "http://localhost:80", host: "localhost" }],
    [
      "at the address that the visitor knows",
      { origin: "http://127.0.0.1:4", host: "127.0.0.1:4" },
    ],
    ["behind a proxy that speaks https", { origin: "https://w.example", host: "w.example" }],
    ["by a program", {}],
  ])("is taken: %s", async (_what, headers) => {
    expect(await statusOf(headers)).toBe(201);
  });

  it.each([
    [
      "by a page of another site",
      { "sec-fetch-site": "cross-site", origin: "https://idi.example" },
    ],
    ["by another host of our domain", { "sec-fetch-site": "same-site" }],
    ["with a sign that nobody knows", { "sec-fetch-site": "" }],
    ["by an older browser, from elsewhere", { origin: "https://evil.example" }],
    ["from another port", { origin: "https://idi.example:8443" }],
    ["from a sandboxed page", { origin: "null" }],
    ["with an origin that is none", { origin: "idi.example" }],
    [
      "with a host forged by a header",
      { origin: "https://e.example", "x-forwarded-host": "e.example" },
    ],
  ])("is refused: %s", async (_what, headers) => {
    expect(await statusOf(headers)).toBe(403);
  });
});

it.each(formSamples)(
  "keeps the words of $form.name on a page of ours",
  async ({ form, sample }) => {
    const site = await testApp({ settings: { ...settings, RATE_LIMIT: "1/1m" } });
    const post = jsonPost(sample, form.name);
    const origin = { origin: "https://evil.example" };
    const json = await site.app.inject({ ...post, headers: origin });
    expect(json.json()).toMatchObject({ status: 403, code: "cross_site", title: "Forbidden" });
    const request = formPost(sample, { language: "sv" }, form.name);
    const headers = { ...formHeaders, ...origin };
    const page = await site.app.inject({ ...request, headers });
    const $ = load(page.body);
    expect(page.statusCode).toBe(403);
    expect($("[data-form-failure]").text()).toBe("Failure in sv");
    expect($("[name=email]").val()).toBe(sample.email);
    expect(await site.listAll()).toEqual([]);
    // No other site can use up the visitor's limit.
    const own = { ...post, headers: { "sec-fetch-site": "same-origin" } };
    expect((await site.app.inject(own)).statusCode).toBe(201);
  },
);
