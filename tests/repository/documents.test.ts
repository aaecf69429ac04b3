import { expect, test } from "vitest";
import { settingNames } from "#server/settings/settings.ts";
import { listProjectFiles, readProjectFile } from "#tests/harness/project-files.ts";
import { collectWords, findUnknownNames } from "./rules/documents.ts";

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
  expect(findUnknownNames(document, readProjectFile(document), project)).toEqual([]);
});

test("CHANGELOG.md has the release of package.json, and what is unreleased", () => {
  const { version } = JSON.parse(readProjectFile("package.json")) as { version: string };
  expect(JSON.parse(readProjectFile("package-lock.json"))).toMatchObject({ version });
  const releases = [...readProjectFile("CHANGELOG.md").matchAll(/^## (.+)/gm)].map(
    ([, name]) => name,
  );
  expect(releases.slice(0, 2)).toEqual(["Unreleased", expect.stringContaining(`${version} - `)]);
  for (const release of releases.slice(1))
    expect(release).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
});

test("docs/settings.md lists every setting that the code reads", () => {
  const listed = [...readProjectFile("docs/settings.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, name]) => name,
  );
  expect(settingNames.length).toBeGreaterThan(15);
  expect(new Set(listed)).toEqual(new Set(settingNames));
});

test("docs/decisions are numbered without gaps, dated, and listed in their index", () => {
  const folder = "docs/decisions/";
  const decisions = files.filter((file) => file.startsWith(`${folder}0`));
  const rows = decisions.map((file) => {
    const [, number, title, date, status = ""] =
      /^# (\d+)\. (.+)\n\nDate: ([\d-]{10})\. Status: (accepted|superseded by .+)\./.exec(
        readProjectFile(file),
      ) ?? [];
    const shortStatus = status.replace(/\[decision (\d+)\].*/, "$1");
    return `| ${number} | [${title}](${file.slice(folder.length)}) | ${date} | ${shortStatus} |`;
  });
  const numbers = decisions.map((file) => Number(file.slice(folder.length).split("-", 1)));
  expect(numbers).toEqual(decisions.map((_file, index) => index + 1));
  const index = readProjectFile(`${folder}README.md`).split("\n");
  expect(index.filter((line) => /^\| \d/.test(line))).toEqual(rows);
});

test("docs/decisions/0002-dependencies.md names every dependency", () => {
  const text = readProjectFile("docs/decisions/0002-dependencies.md");
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const unnamed = names.filter(
    (name) => !name.startsWith("@types/") && !text.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
