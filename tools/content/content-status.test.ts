import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { releasedLocales } from "#locale/languages.ts";
import { createSampleProject } from "#tests/harness/sample-project.ts";
import { formatContentStatus } from "./content-status.ts";

const englishText = "title: A title\nlead: >-\n  First line,\n  second line.\npoints: [one, two]\n";
const swedishText =
  "title: En titel\nlead: >-\n  Första raden,\n  andra raden.\npoints: [ett, två]\n";
const germanText = "title: Ein Titel\nlead: >-\n  Erste Zeile,\n  zweite.\npoints: [eins, zwei]\n";
const page = "content/pages/home";

let project: ReturnType<typeof createSampleProject>;

beforeEach(() => {
  project = createSampleProject();
  const { write, commit } = project;
  write(`${page}/en.yaml`, englishText);
  write(`${page}/sv.yaml`, swedishText);
  write(`${page}/de.yaml`, germanText);
  for (const locale of ["en", "sv", "de"]) {
    write(
      `content/legal/terms/${locale}.md`,
      `---\ntitle: ${locale} title\n---\n\n${locale} a\n\n## B\n\n${locale} b\n`,
    );
  }
  commit();
});

test("reports nothing where everything is translated, and current", () => {
  expect(status()).toEqual([
    "Swedish: 0 missing, 0 same as English, 0 older than English",
    "German: 0 missing, 0 same as English, 0 older than English",
  ]);
});

test("reports what is missing, the same, or older, with file, line and key", () => {
  const { write, commit } = project;
  // German follows the change of the title; that of the lead changes the lines and not the words.
  write(
    `${page}/en.yaml`,
    englishText.replace("A title", "A new title").replace("line,\n  ", "line, "),
  );
  write(`${page}/de.yaml`, germanText.replace("Ein Titel", "Ein neuer Titel"));
  write("content/legal/terms/en.md", "---\ntitle: en title\n---\n\nen a\n\n## B\n\nen changed\n");
  commit();
  write(`${page}/en.yaml`, englishText.replace("A title", "A new title").replace("one", "first"));
  write(
    `${page}/sv.yaml`,
    swedishText
      .replace(/points.*\n/, "")
      .replace("Första raden,\n  andra raden.", "First line,\n  second line."),
  );
  commit();
  // Uncommitted changes count as new.
  write(
    `${page}/de.yaml`,
    germanText.replace("Ein Titel", "Ein neuer Titel").replace("eins", "erstens"),
  );
  expect(status()).toEqual([
    "Swedish: 2 missing, 1 same as English, 2 older than English",
    `  missing             ${page}/sv.yaml:1: points: entry 1`,
    `  missing             ${page}/sv.yaml:1: points: entry 2`,
    `  same as English     ${page}/sv.yaml:2: lead`,
    "  older than English  content/legal/terms/sv.md:7: B",
    `  older than English  ${page}/sv.yaml:1: title`,
    "German: 0 missing, 0 same as English, 1 older than English",
    "  older than English  content/legal/terms/de.md:7: B",
  ]);
});

test("names the line of the group in which a text is missing", () => {
  const titled = "title: A\nhero:\n  title: B\n";
  project.write(`${page}/en.yaml`, `${titled}  lead: C\n`);
  project.write(`${page}/sv.yaml`, titled);
  expect(status()).toContain(`  missing             ${page}/sv.yaml:2: hero.lead`);
});

test("treats a file that git does not know yet as new", () => {
  const statusBefore = status();
  for (const locale of ["en", "sv", "de"]) {
    project.write(`content/legal/cookies/${locale}.md`, `${locale} a\n`);
  }
  expect(status()).toEqual(statusBefore);
});

test("names a file that is missing", () => {
  rmSync(join(project.root, page, "de.yaml"));
  expect(status()).toContain(`  missing             ${page}: the whole file`);
});

test("says that a shallow clone cannot tell what is older", () => {
  const clone = join(project.parent, "shallow");
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${project.root}`, clone]);
  expect(status(clone)).toEqual(
    expect.arrayContaining([
      "Swedish: 0 missing, 0 same as English",
      "This copy has only the last part of its history: git fetch --unshallow brings the rest. It is not known which texts are older than their English original.",
    ]),
  );
});

test("says so without any history, too", () => {
  const unpacked = join(project.parent, "unpacked");
  cpSync(join(project.root, "content"), join(unpacked, "content"), { recursive: true });
  expect(status(unpacked).at(-1)).toBe(
    "This copy has no git history. It is not known which texts are older than their English original.",
  );
});

function status(folder = project.root): string[] {
  return formatContentStatus(folder, releasedLocales);
}
