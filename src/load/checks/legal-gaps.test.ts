import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { forms } from "#contract/forms";
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

test("counts rows, and names a section that is gone", () => {
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

test("names a form whose fields are not those of the contract, and lists them", () => {
  const [[name, { fields }] = ["", { fields: [] }]] = Object.entries(forms);
  const { problems } = problemsAfter(privacy, (text) =>
    text.replace(/(\[#forms\][\s\S]*?---\|\n\|[^|]*\|)[^,|]*,/, "$1"),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^content\/legal\/privacy\/de\.md:\d+: lists \d+ fields, but this form/,
  );
  expect(problems[0]).toContain(`(${name}) has `);
  expect(problems[0]).toContain(fields[0]);
});

test("names a form without a row", () => {
  const { problems, line } = problemsAfter(privacy, (text) =>
    text.replace(/(\[#forms\][\s\S]*?---\|\n)\|.*\n/, "$1"),
  );
  expect(problems).toEqual([
    expect.stringContaining(
      `${privacy}:${line("[#forms]")}: the table must have a row for each form: prospect, `,
    ),
  ]);
});
