import pLimit from "p-limit";
import { expect, test } from "vitest";
import { createFormPost, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { sendRaw } from "#tests/harness/raw-socket.ts";
import { buildTestApp, listen } from "#tests/harness/test-app.ts";

const site = "https://www.idi.example";
const evil = "evil.example";
const slashes = "/ // /// /\\ \\\\ /%2f /%2F%2f /%5c /\t/ /%09/ /.// /;//".split(" ");
const hosts = [evil, `${evil}/`, `${evil}/product/`, `x@${evil}/`, `${evil}%00/`, `${evil}:80/..`];
const redirected = ["/sv", "/product/", "/index.html", "/sv/integritetspolicy/", "/de/index.html"];
const queries = [
  ...[`//${evil}`, `next=https://${evil}/`, `/../../${evil}`, `\\\\${evil}`, `@${evil}`],
  ...["%0d%0aLocation:%20https://evil.example/", "%0aSet-Cookie:x"],
  ...[`#//${evil}`, "\u00ff\u0080", "?//"],
];

/** Links that try to redirect off the site. */
const hostile = [
  ...slashes.flatMap((start) =>
    hosts.flatMap((host) => [
      ...["", "/sv", ...redirected].map((path) => `${path}${start}${host}`),
      `${start}${host}?x=//${evil}`,
    ]),
  ),
  ...redirected.flatMap((path) => [
    ...slashes.map((start) => `${start}${evil}${path}`),
    ...queries.map((query) => `${path}?${query}`),
    ...[`http://${evil}${path}`, `https:${evil}${path}`, `${path}@${evil}`],
  ]),
  ...hosts.map((host) => `javascript://${host}`),
];

test("no redirect of 500 hostile paths leaves the site", async () => {
  expect(new Set(hostile).size).toBeGreaterThan(500);
  const { app } = await buildTestApp();
  const url = await listen(app);
  const responses = await pLimit(25).map(hostile, (path) => sendRaw(url, path));
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
  `https://${evil}/sv/x`,
  `//${evil}/de/`,
  "javascript:alert(1)",
  `https://x/sv//${evil}`,
])("no form post redirects to the page in its Referer: %s", async (referer) => {
  const { app } = await buildTestApp();
  const request = createFormPost(sampleProspect, { language: `//${evil}` });
  const response = await app.inject({ ...request, headers: { ...formHeaders, referer } });
  expect(response.statusCode).toBe(303);
  expect(String(response.headers.location)).toMatch(
    /^\/(message-sent|sv\/meddelande-skickat|de\/nachricht-gesendet)\?reference=[\dA-F-]+$/,
  );
});
