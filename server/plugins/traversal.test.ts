import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { inGroups } from "#tests/harness/in-groups";
import { sendRaw } from "#tests/harness/raw-socket";
import { tempFolder } from "#tests/harness/temp-folder";
import { listen, testApp } from "#tests/harness/test-app";

/** "../" in encodings that servers have been known to decode once too often. Bytes as Latin-1. */
const climbs = [
  "../",
  "..\\",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%2f",
  "..%2F",
  "..%5c",
  "%252e%252e%252f",
  "..%252f",
  "..%255c",
  "....//",
  "/..//",
  "..;/",
  "..%00/",
  ".%00./",
  "%c0%ae%c0%ae/",
  "%c0%ae%c0%ae%c0%af",
  "..%c0%af",
  "..%c1%9c",
  "..%ef%bc%8f",
  "%e0%80%ae%e0%80%ae%e0%80%af",
  "%uff0e%uff0e%u2215",
  "\u00c0\u00ae\u00c0\u00ae/",
  "..\0/",
  ".../",
];

const secret = "nobody may read this";

const bases = ["/", "/_astro/", "/product/", "/tiles/", "/.well-known/", "//"];
/** In the directory of the build, but not public. */
const hidden = [
  "_headers",
  ".inline-sources.json",
  ".build-notes",
  "form-retry/prospect/en.html",
  "form-retry/prospect/en",
  "product.html.br",
  "product.html.gz",
  "_astro/site.3f2a.js.br",
  "robots.txt.gz",
];
const disguises = [
  (path: string) => `/${path}`,
  (path: string) => `/./${path}`,
  (path: string) => `/x/../${path}`,
  (path: string) => `//${path}`,
  (path: string) => `/%2e/${path}`,
  (path: string) => `/${path}%00`,
  (path: string) => `/${path}%00.html`,
  (path: string) => `/${path}/`,
  (path: string) => `/${path}%20`,
  (path: string) => `/${path}.`,
  (path: string) => `/${path}::$DATA`,
  (path: string) => `/${path};.css`,
  (path: string) => `/${path.replaceAll(".", "%2e")}`,
  (path: string) => `/${path.replaceAll(".", "%252e")}`,
  (path: string) => `/${path.replaceAll("/", "\\")}`,
  (path: string) => `/${path.toUpperCase()}`,
  (path: string) => `/_astro/..%2f${path}`,
];

function hostilePaths(outside: string): string[] {
  const climbing = bases.flatMap((base) =>
    climbs.flatMap((up) => [
      `${base}${up}${outside}`,
      `${base}${up.repeat(2)}${outside}`,
      `${base}${up.repeat(12)}etc/passwd`,
      `${base}${up}package.json`,
    ]),
  );
  return [...climbing, ...hidden.flatMap((path) => disguises.map((disguise) => disguise(path)))];
}

it("serves nothing outside the built site, and none of its notes, at 500 hostile paths", async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, "secret.txt"), secret);
  const paths = hostilePaths(`${basename(folder)}/secret.txt`);
  expect(new Set(paths).size).toBeGreaterThan(500);
  const { app } = await testApp();
  const url = await listen(app);
  const answers = await inGroups(paths, 25, async (path) => ({
    path,
    ...(await sendRaw(url, path)),
  }));
  expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
  for (const { path, text } of answers) {
    const body = text.slice(text.indexOf("\r\n\r\n"));
    expect(body, path).not.toMatch(/nobody may read this|not for visitors|root:|sha256-|error-id/);
  }
});
