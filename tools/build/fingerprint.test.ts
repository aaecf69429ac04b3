import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { findImports } from "#tests/harness/find-imports.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { projectRoot } from "../project.ts";
import { computeFingerprint, listSources } from "./fingerprint.ts";

const settings = {
  SITE_URL: "https://www.idi.example",
  PLATFORM_URL: "https://platform.example",
  HSTS_PRELOAD: false,
};
let root: string;
let original: string;

beforeEach(() => {
  root = createTempFolder();
  writeFiles(root, { "src/pages/a.astro": "a", "content/facts.yaml": "b" });
  original = computeFingerprint(root, settings);
});

test("does not change with files that pages are not made of", () => {
  writeFiles(root, { "src/pages/a.astro": "a", "server/app.ts": "c", "tests/e2e/a.spec.ts": "c" });
  writeFiles(root, { "src/ui/A.test.tsx": "c", "src/ui/A.examples.tsx": "c" });
  writeFiles(root, {
    "tools/build/a.test.ts": "c",
    "tools/doctor/a.ts": "c",
    "tools/start.ts": "c",
  });
  writeFiles(root, { "tools/content/confirmed-translations.json": "c" });
  expect(computeFingerprint(root, settings)).toBe(original);
});

test.each([
  "src/pages/a.astro",
  "content/facts.yaml",
  "locale/routes.ts",
  "public/a.svg",
  "astro.config.ts",
  "tools/base-map/shapes.json",
  "tools/build/gazetteer/geonames.ts",
  "server/headers/content-security-policy.ts",
])("changes with %s", (file) => {
  writeFiles(root, { [file]: "changed" });
  expect(computeFingerprint(root, settings)).not.toBe(original);
});

test("covers every file that the build imports", () => {
  const entries = globSync(["astro.config.ts", "src/**/*.astro", "src/pages/**/*.ts"], {
    cwd: projectRoot,
  });
  const imports = new Set<string>();
  for (const file of [...entries, "tools/build/build-site.ts"]) findImports(file, imports);
  expect([...imports]).toContain("tools/build/gazetteer/get-city-names.ts");
  expect(listSources(projectRoot)).toEqual(expect.arrayContaining([...imports]));
});

test("changes when a file moves", () => {
  rmSync(join(root, "src/pages/a.astro"));
  writeFiles(root, { "src/pages/b.astro": "a" });
  expect(computeFingerprint(root, settings)).not.toBe(original);
});

test.each([
  { SITE_URL: "https://other.example" },
  { PLATFORM_URL: "https://other.example" },
  { HSTS_PRELOAD: true },
])("changes with the setting %s", (changedSetting) => {
  expect(computeFingerprint(root, { ...settings, ...changedSetting })).not.toBe(original);
});
