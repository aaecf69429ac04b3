import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#tools/project";
import { listProjectFiles } from "#tools/project-files";
import { findLostNames } from "./rules/documents.ts";
import { findLostOptions, knownNamesIn } from "./rules/named-options.ts";

const files = listProjectFiles();
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("content/"));
const code = files.filter((file) =>
  /(?:\.(?:ts|tsx|css|json|ya?ml|service)|Dockerfile)$/.test(file),
);
const known = knownNamesIn(
  code.filter((file) => !/package-lock|^content\//.test(file)).map((file) => read(file)),
);

it("finds the documents", () => {
  expect(documents).toEqual(
    expect.arrayContaining(["README.md", "CONTRIBUTING.md", "docs/content.md"]),
  );
});

it.each(documents)("%s names only files and scripts that exist", (document) => {
  const project = { files, scripts: Object.keys(scripts) };
  expect(findLostNames(document, read(document), project)).toEqual([]);
});

it.each(documents)("%s names only settings and options that code knows", (document) => {
  expect(findLostOptions(document, read(document), known)).toEqual([]);
});

it("docs/settings.md lists every setting that the code reads", () => {
  const declared = [...read("server/env.ts").matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  const listed = [...read("docs/settings.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, name]) => name,
  );
  expect(declared.length).toBeGreaterThan(15);
  expect(new Set(listed)).toEqual(new Set(declared));
});
