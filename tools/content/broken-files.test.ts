import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readContentFile, readRawContentFile } from "#load/files/content-file.ts";
import { formatIssues } from "#tests/harness/format-issues.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { projectRoot } from "#tools/project.ts";
import { collectAdminData } from "../admin/collect-admin-data.ts";
import { readContentIssues } from "./content-issues.ts";
import { formatContentStatus } from "./content-status.ts";
import { findUnformatted } from "./format-content.ts";

let root = "";

beforeEach(() => {
  root = createTempFolder();
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
});

/** One of each kind: words and prose of the original and of a translation, a text of one language, data. */
const files = [
  "content/pages/faq/en.yaml",
  "content/interface-texts/sv.yaml",
  "content/science/end-goal/de.md",
  "content/legal/imprint/de.md",
  "content/facts.yaml",
  "content/sources.yaml",
  "content/facilitators.json",
];

const change = (path: string, text: string | Buffer) => writeFileSync(join(root, path), text);

const faults: [string, (path: string) => void][] = [
  ["is missing", (path) => rmSync(join(root, path))],
  ["is empty", (path) => change(path, "")],
  [
    "cannot be parsed",
    (path) => change(path, path.endsWith(".md") ? "---\na: [\n---\n" : "a: [\n"),
  ],
  ["is a text", (path) => change(path, path.endsWith(".md") ? "---\nwords\n---\n" : '"words"\n')],
  [
    "is a list of nothing",
    (path) => change(path, path.endsWith(".md") ? "---\n-\n---\n" : "[null]"),
  ],
  ["is not UTF-8", (path) => change(path, Buffer.from("a: \xe5\xe4\xf6\n", "latin1"))],
  [
    "is a directory",
    (path) => {
      rmSync(join(root, path));
      mkdirSync(join(root, path));
    },
  ],
];

// Each file has another fault, in every round.
test.each([0, 2, 5])(
  "names files with faults, and neither the editor nor the status fails: round %d",
  (round) => {
    const filesWithFaults = files.map((file, index) => {
      const [name, fault] = faults[(index + round) % faults.length] ?? [];
      fault?.(file);
      return { file, name };
    });
    const editor = collectAdminData(undefined, root);
    const config = JSON.stringify(editor["config.json"]?.());
    for (const { file } of filesWithFaults) {
      // The form of a file that cannot be read would be empty, and saving it would delete the rest.
      const isReadable = !readRawContentFile(root, file)?.issue;
      const path = file.replace(/(?:de|en|sv)\.\w+$/, "");
      expect(config.includes(`"file":"${path}`)).toBe(isReadable);
    }
    expect(editor["pages.json"]?.()).toHaveProperty(["pages/home"]);
    const issues = editor["issues.json"]?.() as { issue: string }[];
    const unnamed = filesWithFaults.filter(
      ({ file }) => !issues.some(({ issue }) => issue.startsWith(file)),
    );
    expect(unnamed).toEqual([]);
    expect(formatContentStatus(root)[0]).toMatch(/^Swedish: /);
  },
);

test("names a file that nothing reads, but no picture", () => {
  const chapter = "content/science/not-listed/de.md";
  const strays = [
    "content/pages/kontakt/en.yaml",
    "content/pages/faq/se.yml",
    chapter,
    "content/notes.txt",
  ];
  writeFiles(root, Object.fromEntries(strays.map((path) => [path, "title: Any\n"])));
  const getPaths = (lines: string[]) =>
    lines.filter((line) => line.includes("is not used")).map((line) => line.split(":")[0]);
  const warnings = formatIssues(readContentIssues(root), "warning");
  expect(getPaths(warnings)).toEqual(strays.toSorted());
  const fix = 'add "- id: not-listed" to content/science-chapters.yaml';
  expect(warnings).toContain(`${chapter}: is not used: ${fix}`);
  const editor = collectAdminData(undefined, root);
  const issues = editor["issues.json"]?.() as { issue: string }[];
  expect(getPaths(issues.map(({ issue }) => issue))).toEqual(strays.toSorted());
});

test("names a mistake in the list of texts that may be the same, and nothing that follows from it", () => {
  const path = "content/same-in-all-languages.yaml";
  change(path, `${readFileSync(join(root, path), "utf8")}  - No key\n`);
  const issues = readContentIssues(root);
  expect(formatIssues(issues, "error")).toEqual([expect.stringContaining(path)]);
  expect(formatIssues(issues, "warning")).toEqual([]);
  expect(formatContentStatus(root).filter((line) => line.includes("same as English "))).toEqual([]);
});

test.each(["content/science-chapters.yaml", "content/linked-hosts.yaml"])(
  "names a mistake in %s, and no chapter or link that follows from it",
  (path) => {
    change(path, `${readFileSync(join(root, path), "utf8")}-: [\n`);
    const issues = readContentIssues(root);
    expect(formatIssues(issues, "error")).toEqual([expect.stringContaining(path)]);
    expect(formatIssues(issues, "warning").join()).not.toMatch(
      /is not used|links to|has no anchor/,
    );
  },
);

test("names a group of facts without its keys", () => {
  const facts = readFileSync(join(root, "content/facts.yaml"), "utf8");
  change("content/facts.yaml", facts.replace(/^legal:\n(?: +.*\n)+/m, "legal:\n"));
  const issues = collectAdminData(undefined, root)["issues.json"]?.();
  expect(JSON.stringify(issues)).toContain("legal: is missing");
});

test.each(["content/brand.yaml", "content/facts.yaml", "content/method.yaml"])(
  "names no text with a value of %s while it cannot be read",
  (path) => {
    const warningsBefore = formatIssues(readContentIssues(root), "warning");
    change(path, "a: [\n");
    const issues = readContentIssues(root);
    expect(formatIssues(issues, "error")).toEqual([expect.stringContaining(path)]);
    expect(
      formatIssues(issues, "warning").filter((line) => !warningsBefore.includes(line)),
    ).toEqual([]);
  },
);

test("reads a file with a byte order mark", () => {
  const path = "content/legal/imprint/de.md";
  const fileBefore = readRawContentFile(root, path);
  change(path, `\ufeff${readFileSync(join(root, path), "utf8")}`);
  expect(readRawContentFile(root, path)).toEqual(fileBefore);
});

test("fills in what the brand says of itself by the names of its other values", () => {
  const path = "content/pages/faq/en.yaml";
  change("content/brand.yaml", "company:\n  register: Court of {city}\noffice:\n  city: Ulm\n");
  change(path, "title: Kept by the {register}\n");
  expect(readContentFile(root, path)?.data).toEqual({ title: "Kept by the Court of Ulm" });
});

test("formats a file with a byte order mark, and removes it", () => {
  for (const path of ["content/facilitators.json", "content/legal/imprint/de.md"]) {
    const text = readFileSync(join(root, path), "utf8");
    change(path, `\ufeff${text}`);
    expect(findUnformatted(root)).toEqual([{ path, formatted: text }]);
    change(path, text);
  }
});

test.each([
  ["content/brand.yaml", /(?<=^ {2}legalName: ).*$/m, "'{company}'"],
  ["content/facts.yaml", /(?<=^ {2}purpose:\n {4}en: ).*$/m, "'For {minAnswers}'"],
  ["content/facts.yaml", /(?<=^ {2}purpose:\n {4}en: ).*$/m, "'For {billing}'"],
  ["content/example-profile.yaml", /(?<=^respondents:\n {2}- ).*$/m, "friends"],
  ["content/science-chapters.yaml", /^- id: .*$/m, "$&\n  unknown: key"],
])("names no file but %s where %s is wrong", (path, from, to) => {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toMatch(from);
  change(path, text.replace(from, to));
  const issues = readContentIssues(root).map((issue) => issue.path);
  expect([...new Set(issues)]).toEqual([path]);
});
