import { expect, test } from "vitest";
import { settingNames } from "#server/settings/settings.ts";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";
import { collectWords, findMissingNames } from "./rules/documents.ts";

const files = listProjectFiles();
const manifest = JSON.parse(readProjectFile("package.json")) as Record<
  "scripts" | "dependencies" | "devDependencies",
  Record<string, string>
>;
const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("content/"));
const sources = files.filter(
  (file) => !/\.(?:md|png)$|package-lock\.json$|^tools\/base-map\/.*\.json$/.test(file),
);
const project = {
  files,
  scripts: Object.keys(manifest.scripts),
  words: collectWords(sources.map(readProjectFile)),
};

test.each(documents)("%s names only files, scripts and code that exist", (document) => {
  expect(findMissingNames(document, readProjectFile(document), project)).toEqual([]);
});

test("docs/settings.md lists every setting that the code reads", () => {
  const listedSettings = [...readProjectFile("docs/settings.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, name]) => name,
  );
  expect(settingNames.length).toBeGreaterThan(15);
  expect(new Set(listedSettings)).toEqual(new Set(settingNames));
});

test("docs/decisions/0002-dependencies.md names every dependency", () => {
  const text = readProjectFile("docs/decisions/0002-dependencies.md");
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const unnamed = names.filter(
    (name) => !name.startsWith("@types/") && !text.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
