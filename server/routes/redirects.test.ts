import pLimit from "p-limit";
import { expect, test } from "vitest";
import { createFormPost, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { sendRaw } from "#tests/harness/raw-socket.ts";
import { buildTestApp, listen } from "#tests/harness/test-app.ts";

const site = "https://www.idi.example";
const foreignHost = "evil.example";
const slashes = "/ // /// /\\ \\\\ /%2f /%2F%2f /%5c /\t/ /%09/ /.// /;//".split(" ");
const hosts = [
  foreignHost,
  `${foreignHost}/`,
  `${foreignHost}/product/`,
  `x@${foreignHost}/`,
  `${foreignHost}%00/`,
  `${foreignHost}:80/..`,
];
const redirected = ["/sv", "/product/", "/index.html", "/sv/integritetspolicy/", "/de/index.html"];
const queries = [
  ...[
    `//${foreignHost}`,
    `next=https://${foreignHost}/`,
    `/../../${foreignHost}`,
    `\\\\${foreignHost}`,
    `@${foreignHost}`,
  ],
  ...["%0d%0aLocation:%20https://evil.example/", "%0aSet-Cookie:x"],
  ...[`#//${foreignHost}`, "\u00ff\u0080", "?//"],
];

/** Links that try to redirect off the site. */
const hostileUrls = [
  ...slashes.flatMap((start) =>
    hosts.flatMap((host) => [
      ...["", "/sv", ...redirected].map((path) => `${path}${start}${host}`),
      `${start}${host}?x=//${foreignHost}`,
    ]),
  ),
  ...redirected.flatMap((path) => [
    ...slashes.map((start) => `${start}${foreignHost}${path}`),
    ...queries.map((query) => `${path}?${query}`),
    ...[`http://${foreignHost}${path}`, `https:${foreignHost}${path}`, `${path}@${foreignHost}`],
  ]),
  ...hosts.map((host) => `javascript://${host}`),
];

test("no redirect of 500 hostile paths leaves the site", async () => {
  expect(new Set(hostileUrls).size).toBeGreaterThan(500);
  const { app } = await buildTestApp();
  const url = await listen(app);
  const responses = await pLimit(25).map(hostileUrls, (path) => sendRaw(url, path));
  const targets = responses.flatMap(({ location }) => (location === undefined ? [] : [location]));
  expect(targets.length).toBeGreaterThan(30);
  for (const target of targets) {
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, site).origin).toBe(site);
  }
  const names = responses.flatMap(({ text }) =>
    text.split("\r\n\r\n", 1)[0]?.match(/^[^:\r\n]+:/gm),
  );
  expect(names).not.toContain("Set-Cookie:");
});

test.each([
  `https://${foreignHost}/sv/x`,
  `//${foreignHost}/de/`,
  "javascript:alert(1)",
  `https://x/sv//${foreignHost}`,
])("no form post redirects to the page in its Referer: %s", async (referer) => {
  const { app } = await buildTestApp();
  const request = createFormPost(sampleProspect, { language: `//${foreignHost}` });
  const response = await app.inject({ ...request, headers: { ...formHeaders, referer } });
  expect(response.statusCode).toBe(303);
  expect(String(response.headers.location)).toMatch(
    /^\/(message-sent|sv\/meddelande-skickat|de\/nachricht-gesendet)\?reference=[\dA-F-]+$/,
  );
});
