import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import { sendRaw } from "#tests/harness/raw-socket.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp, listen } from "#tests/harness/test-app.ts";
import { createTestSite, sampleBuildInfo } from "#tests/harness/test-site.ts";
import { buildInfoFile } from "../built-site/build-info.ts";

/** "../" in encodings that servers have been known to decode once too often. Bytes as Latin-1. */
const parentSegments = [
  ..."../ ..\\ %2e%2e/ %2e%2e%2f ..%2f ..%2F ..%5c %252e%252e%252f ..%252f ..%255c".split(" "),
  ..."....// /..// ..;/ ..%00/ .%00./ ..\0/ .../ %c0%ae%c0%ae/ %c0%ae%c0%ae%c0%af".split(" "),
  ..."..%c0%af ..%c1%9c ..%ef%bc%8f %e0%80%ae%e0%80%ae%e0%80%af %uff0e%uff0e%u2215".split(" "),
  "\u00c0\u00ae\u00c0\u00ae/",
];

const secret = "nobody may read this";

const bases = ["/", "/_astro/", "/product/", "/tiles/", "/.well-known/", "//"];
/** In the folder of the build, but not public. */
const hiddenFiles = [
  ...["_headers", ".inline-hashes.json", buildInfoFile, "_astro/site.3f2a.js.br"],
  ...["form-error/prospect/en.html", "form-error/prospect/en"],
  ...["product.html.br", "product.html.gz", "robots.txt.gz"],
];
/** A path, with "*" in its place. */
const pathPatterns =
  "/* /./* /x/../* //* /%2e/* /*%00 /*%00.html /*/ /*%20 /*. /*::$DATA /*;.css /_astro/..%2f*";

function encodeVariants(path: string): string[] {
  return [
    ...pathPatterns.split(" ").map((form) => form.replace("*", () => path)),
    `/${path.replaceAll(".", "%2e")}`,
    `/${path.replaceAll(".", "%252e")}`,
    `/${path.replaceAll("/", "\\")}`,
    `/${path.toUpperCase()}`,
  ];
}

function listHostilePaths(outsideFile: string): string[] {
  const climbing = bases.flatMap((base) =>
    parentSegments.flatMap((parentSegment) => [
      `${base}${parentSegment}${outsideFile}`,
      `${base}${parentSegment.repeat(2)}${outsideFile}`,
      `${base}${parentSegment.repeat(12)}etc/passwd`,
      `${base}${parentSegment}package.json`,
    ]),
  );
  return [...climbing, ...hiddenFiles.flatMap(encodeVariants)];
}

test("serves neither files outside the built site nor its dot files at 500 hostile paths", async () => {
  const folder = createTempFolder();
  writeFileSync(join(folder, "secret.txt"), secret);
  const paths = listHostilePaths(`${basename(folder)}/secret.txt`);
  expect(new Set(paths).size).toBeGreaterThan(500);
  const DIST_DIR = createTestSite();
  const build = { ...sampleBuildInfo, fingerprint: "not for visitors" };
  writeFileSync(join(DIST_DIR, buildInfoFile), JSON.stringify(build));
  const { app } = await buildTestApp({ settings: { DIST_DIR } });
  const url = await listen(app);
  const responses = await pLimit(25).map(paths, async (path) => ({
    path,
    ...(await sendRaw(url, path)),
  }));
  expect(responses.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
  for (const { path, text } of responses) {
    const body = text.slice(text.indexOf("\r\n\r\n"));
    expect(body, path).not.toMatch(/nobody may read this|not for visitors|root:|sha256-|error-id/);
  }
});
