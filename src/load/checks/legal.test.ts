import { expect, test } from "vitest";
import { readContent } from "#tests/harness/read-content.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { catalog } from "../catalog.ts";
import { formatIssue } from "../content-issue.ts";
import {
  findLegalIssues,
  findLegalReferenceIssues,
  findPeriodMismatches,
  findUnusedPeriods,
} from "./legal.ts";

const getIssues = (text: string) => findLegalReferenceIssues(text, ["noticeMonths"], "en");

test("accepts existing facts and pages", () => {
  const text =
    "{noticeMonths} months, [how long](page:privacy#retention), [web](https://a.example)";
  expect(getIssues(text)).toEqual([]);
});

test.each([
  ["{noticeMonth} months", "{noticeMonth} is not a known name"],
  ["{notice-months} months", "{notice-months} is not a known name"],
  ["{} months", "{} is not a known name"],
  ["{toString}", "{toString} is not a known name"],
  ["[x](page:privcay)", 'there is no page "privcay" in this language'],
  ["[x](page:imprint)", 'there is no page "imprint" in this language'],
  ["[x](term:role)", '"term:role" is not a valid link: it must begin with https: or page:'],
])("%s", (text, message) => {
  expect(getIssues(`One.\n\n${text}`)).toEqual([{ line: 3, message }]);
});

test("reports a section that a translation lacks and the original leaves without a number", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/legal/terms/en.md":
      "---\nunnumbered: [annex]\n---\n\n## A [#a]\n\n## Annex [#annex]\n",
    "content/legal/terms/sv.md": "---\ntitle: A\n---\n\n## A [#a]\n",
    "content/legal/terms/de.md": "---\ntitle: A\n---\n",
  });
  const data = readContent("facts.yaml");
  const facts = {
    ...catalog.facts,
    read: () => ({ entries: [{ id: "", data, filePath: "" }], issues: [] }),
  };
  expect(findLegalIssues(root, facts).map(formatIssue)).toEqual([
    "content/legal/terms/sv.md:5: unnumbered: no heading has the anchor annex",
  ]);
});

test("reports a period of the facts that no legal text names", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/facts.yaml": "legal:\n  noticeMonths: 3\n  minimumAge: 18\n",
    "content/legal/terms/en.md": "Within {noticeMonths} months.",
  });
  expect(findUnusedPeriods(root).map(formatIssue)).toEqual([
    "content/facts.yaml:3: legal.minimumAge: {minimumAge} is not used in any legal text",
  ]);
});

test("reports a period that a translation names more or less often than its original", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/facts.yaml": "legal:\n  noticeMonths: 3\n  minimumAge: 18\n",
    "content/legal/privacy/en.md": "{noticeMonths}, {product}, {noticeMonths}, {minimumAge}",
    "content/legal/privacy/sv.md": "{noticeMonths}, {product}, {minimumAge}, {minimumAge}",
    "content/legal/privacy/de.md": "{minimumAge}, {noticeMonths}, {noticeMonths}",
    // One that is not translated yet.
    "content/legal/terms/en.md": "{noticeMonths}",
    "content/legal/terms/de.md": "---\ntitle: AGB\n---\n",
  });
  const [sv, en] = ["content/legal/privacy/sv.md", "content/legal/privacy/en.md"];
  expect(findPeriodMismatches(root).map(formatIssue)).toEqual([
    `${sv}: must use {noticeMonths} 2 times, as ${en} does, not 1 times`,
    `${sv}: must use {minimumAge} 1 times, as ${en} does, not 2 times`,
  ]);
});
