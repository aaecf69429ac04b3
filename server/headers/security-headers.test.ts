import { expect, test } from "vitest";
import { createFormPost } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { injectRequest } from "#tests/harness/test-app.ts";
import { inlineHashes } from "#tests/harness/test-site.ts";

const https = { SITE_URL: "https://www.idi.example" };
const pages = ["/", "/product", "/sv/nope", "/de/"];
const otherPaths = "/sv /robots.txt /api/nope /api/%zz /api/customer-prospect /_astro/site.3f2a.js";

test.each([...pages, ...otherPaths.split(" ")])(
  "security headers tell browsers what to refuse: %s",
  async (url) => {
    const { headers } = await injectRequest(url);
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
    const policy = String(headers["content-security-policy"]);
    if (!pages.includes(url)) {
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
      return;
    }
    expect(policy).toContain(`script-src 'self' '${inlineHashes.scripts[0]}';`);
    expect(policy).toContain(`style-src '${inlineHashes.styles[0]}';`);
    expect(policy).toMatch(/^default-src 'none';.* require-trusted-types-for 'script';/);
    // The favicon is the only data URL.
    expect(policy.replace("'self' data:;", "")).not.toMatch(/unsafe|data:|\*|upgrade/);
  },
);

test("the form error page may use its styles", async () => {
  const { headers } = await injectRequest(createFormPost({ ...sampleProspect, email: "" }), https);
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(headers["content-security-policy"]).toContain(inlineHashes.styles[0]);
  expect(headers["content-security-policy"]).toMatch(/upgrade-insecure-requests$/);
});

test("HSTS is sent by sites with https, and preloading only if HSTS_PRELOAD is on", async () => {
  const { headers } = await injectRequest("/", https);
  const twoYears = "max-age=63072000; includeSubDomains";
  expect(headers["strict-transport-security"]).toBe(twoYears);
  expect(headers["content-security-policy"]).toMatch(/upgrade-insecure-requests$/);
  const preloadResponse = await injectRequest("/", { ...https, HSTS_PRELOAD: "on" });
  expect(preloadResponse.headers["strict-transport-security"]).toBe(`${twoYears}; preload`);
});

test("link previews may fetch pages and pictures, and other sites may show the pictures", async () => {
  const headers = { "user-agent": "PreviewBot/1.0", "sec-fetch-site": "cross-site" };
  const picture = await injectRequest({ url: "/og/home.png", headers });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect((await injectRequest({ url: "/product", headers })).statusCode).toBe(200);
});
