import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { projectRoot } from "#tools/project";
import { findLegalGaps } from "./legal-gaps.ts";

let root = "";

beforeEach(() => {
  root = tempFolder();
  cpSync(join(projectRoot, "content/legal"), join(root, "content/legal"), { recursive: true });
});

/** What is found once a text is changed, and the line of a phrase of it. */
function problemsAfter(path: string, change: (text: string) => string) {
  const text = change(readFileSync(join(root, path), "utf8"));
  writeFiles(root, { [path]: text });
  const line = (phrase: string) => text.slice(0, text.indexOf(phrase)).split("\n").length;
  return { problems: findLegalGaps(root), line };
}

const terms = "content/legal/terms/sv.md";
const privacy = "content/legal/privacy/de.md";

test("finds nothing in the texts as they are", () => {
  expect(findLegalGaps(root)).toEqual([]);
});

test("names the section that a period has left", () => {
  const { problems, line } = problemsAfter(terms, (text) =>
    text.replaceAll("{auditIntervalMonths}", "{noticeMonths}"),
  );
  expect(problems).toEqual([
    `${terms}:${line("[#dpa-audits]")}: {auditIntervalMonths} must stand in this section`,
  ]);
});

test("counts a period that must stand several times, and names a section that is gone", () => {
  const fact = "{profileDaysAfterContract}";
  const fewer = problemsAfter(privacy, (text) => text.replace(fact, "{deletionMonths}"));
  expect(fewer.problems).toEqual([
    `${privacy}:${fewer.line("[#retention]")}: ${fact} must stand in this section 4 times, not 3`,
  ]);
  const { problems } = problemsAfter(terms, (text) => text.replace("[#minimum-age]", "[#age]"));
  expect(problems).toContain(
    `${terms}:1: {minimumAge} must stand in a section with [#minimum-age]`,
  );
});
