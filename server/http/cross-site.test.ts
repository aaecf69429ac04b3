import { describe, expect, test } from "vitest";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

const settings = { SITE_URL: "https://idi.example" };
const ownOrigin = "https://idi.example";
const getStatus = async (headers: Record<string, string>) => {
  const { app, list } = await buildTestApp({ settings });
  const { statusCode } = await app.inject({ ...createJsonPost(), headers });
  expect(await list()).toHaveLength(statusCode === 201 ? 1 : 0);
  return statusCode;
};

describe("a post", () => {
  test.each([
    ["by our own page", { "sec-fetch-site": "same-origin", origin: ownOrigin }],
    ["by hand, such as a page loaded again", { "sec-fetch-site": "none" }],
    ["by our page where origins are hidden", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["by an older browser", { origin: ownOrigin }],
    ["by an older browser on this machine", { origin: "http://localhost:80", host: "localhost" }],
    ["at the visitor's address", { origin: "http://127.0.0.1:4", host: "127.0.0.1:4" }],
    ["behind a proxy that speaks https", { origin: "https://w.example", host: "w.example" }],
    ["by a program", {}],
  ])("is accepted: %s", async (_what, headers) => {
    expect(await getStatus(headers)).toBe(201);
  });

  test.each([
    ["by a page of another site", { "sec-fetch-site": "cross-site", origin: ownOrigin }],
    ["by another host of our domain", { "sec-fetch-site": "same-site" }],
    ["with an unknown Sec-Fetch-Site", { "sec-fetch-site": "" }],
    ["by an older browser, from elsewhere", { origin: "https://evil.example" }],
    ["from another port", { origin: `${ownOrigin}:8443` }],
    ["from a sandboxed page", { origin: "null" }],
    ["with an origin that is none", { origin: "idi.example" }],
    ["with a forged host", { origin: "https://e.example", "x-forwarded-host": "e.example" }],
  ])("is refused: %s", async (_what, headers) => {
    expect(await getStatus(headers)).toBe(403);
  });
});

test("shows the values of a refused post on the form error page", async () => {
  const { app } = await buildTestApp({ settings });
  const origin = { origin: "https://evil.example" };
  const json = await app.inject({ ...createJsonPost(), headers: origin });
  expect(json.json()).toMatchObject({ status: 403, code: "cross_site", title: "Forbidden" });
  const headers = { ...formHeaders, ...origin };
  const page = await app.inject({ ...createFormPost(sampleProspect, { language: "sv" }), headers });
  const $ = expectForm(page, { status: 403, language: "sv", fields: sampleProspect });
  expect($("[data-form-failure]").text()).toBe("Failure in sv");
});
