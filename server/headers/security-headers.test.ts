import { expect, it } from "vitest";
import { inlineSources } from "#tests/harness/built-site";
import { anna, formPost } from "#tests/harness/prospects";
import { listen, testApp } from "#tests/harness/test-app";

const https = { SITE_URL: "https://www.idi.example" };
const closed = "default-src 'none'; frame-ancestors 'none'";
const pages = ["/", "/product", "/sv/nope", "/de/"];
const others = [
  "/sv",
  "/robots.txt",
  "/api/nope",
  "/api/customer-prospect",
  "/_astro/site.3f2a.js",
];

it.each([...pages, ...others])("tell browsers what to refuse: %s", async (url) => {
  const { app } = await testApp();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  });
  for (const name of ["strict-transport-security", "set-cookie", "server", "x-powered-by"]) {
    expect(headers).not.toHaveProperty(name);
  }
});

it.each(pages)("let a page run what it was built of: %s", async (url) => {
  const { app } = await testApp();
  const policy = String((await app.inject(url)).headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' '${inlineSources.scripts[0]}';`);
  expect(policy).toContain(`style-src '${inlineSources.styles[0]}';`);
  expect(policy).toMatch(/^default-src 'none';.* require-trusted-types-for 'script';/);
  // The favicon is the only data URL.
  expect(policy.replace("'self' data:;", "")).not.toMatch(/unsafe|data:|\*|upgrade/);
});

it.each(others)("let nothing else do anything: %s", async (url) => {
  const { app } = await testApp();
  expect((await app.inject(url)).headers["content-security-policy"]).toBe(closed);
});

it("stand on an answer to an address that cannot be read", async () => {
  const { app } = await testApp();
  const response = await app.inject("/api/%E0%A4%A");
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({
    "content-security-policy": closed,
    "x-content-type-options": "nosniff",
  });
});

it("stand on a page that is not sent again", async () => {
  const { app } = await testApp();
  const first = await app.inject("/product");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await app.inject({ url: "/product", headers });
  expect(again.statusCode).toBe(304);
  const name = "content-security-policy";
  expect(again.headers[name]).toBe(first.headers[name]);
});

it("let the page with the form that is to be mended show its styles", async () => {
  const { app } = await testApp({ settings: https });
  const { headers } = await app.inject(formPost({ ...anna, email: "" }));
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(headers["content-security-policy"]).toContain(inlineSources.styles[0]);
  expect(headers["content-security-policy"]).toMatch(/upgrade-insecure-requests$/);
});

it("ask for https where the site has it, and for preloading only by choice", async () => {
  const { app } = await testApp({ settings: https });
  const { headers } = await app.inject("/");
  const twoYears = "max-age=63072000; includeSubDomains";
  expect(headers["strict-transport-security"]).toBe(twoYears);
  expect(headers["content-security-policy"]).toMatch(/upgrade-insecure-requests$/);
  const chosen = await testApp({ settings: { ...https, HSTS_PRELOAD: "on" } });
  const answer = await chosen.app.inject("/");
  expect(answer.headers["strict-transport-security"]).toBe(`${twoYears}; preload`);
});

it("let link previews have pages and pictures, and other sites show the pictures", async () => {
  const { app } = await testApp();
  const url = await listen(app);
  const headers = { "user-agent": "PreviewBot/1.0", "sec-fetch-site": "cross-site" };
  const picture = await fetch(`${url}/og/home.png`, { headers });
  expect(picture.status).toBe(200);
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await fetch(`${url}/product`, { headers })).status).toBe(200);
});
