import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findLegalIssues, findPeriodMismatches, findUnusedPeriods } from "./legal.ts";

const getIssues = (text: string) => findLegalIssues(text, ["noticeMonths"], "en");

test("accepts existing facts and pages", () => {
  const text =
    "{noticeMonths} months, [how long](page:privacy#retention), [web](https://a.example)";
  expect(getIssues(text)).toEqual([]);
});

test.each([
  ["{noticeMonth} months", "there is nothing to fill in for {noticeMonth}"],
  ["{notice-months} months", "there is nothing to fill in for {notice-months}"],
  ["{} months", "there is nothing to fill in for {}"],
  ["{toString}", "there is nothing to fill in for {toString}"],
  ["[x](page:privcay)", 'no page of this language is called "privcay"'],
  ["[x](page:imprint)", 'no page of this language is called "imprint"'],
  ["[x](term:role)", '"term:role" is no kind of link that legal texts have'],
])("%s", (text, message) => {
  expect(getIssues(`One.\n\n${text}`)).toEqual([{ line: 3, message }]);
});

test("reports a period of the facts that no legal text names", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/facts.yaml": "legal:\n  noticeMonths: 3\n  minimumAge: 18\n",
    "content/legal/terms/en.md": "Within {noticeMonths} months.",
  });
  expect(findUnusedPeriods(root).map(formatIssue)).toEqual([
    "content/facts.yaml:3: legal.minimumAge: no legal text names {minimumAge}",
  ]);
});

test("reports a period that a translation names more or less often than its original", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/facts.yaml": "legal:\n  noticeMonths: 3\n  minimumAge: 18\n",
    "content/legal/privacy/en.md": "{noticeMonths}, {product}, {noticeMonths}, {minimumAge}",
    "content/legal/privacy/sv.md": "{noticeMonths}, {product}, {minimumAge}, {minimumAge}",
    "content/legal/privacy/de.md": "{minimumAge}, {noticeMonths}, {noticeMonths}",
  });
  const [sv, en] = ["content/legal/privacy/sv.md", "content/legal/privacy/en.md"];
  expect(findPeriodMismatches(root).map(formatIssue)).toEqual([
    `${sv}: it names {noticeMonths} 1 times, but ${en} 2`,
    `${sv}: it names {minimumAge} 2 times, but ${en} 1`,
  ]);
});
