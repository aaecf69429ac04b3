import { expect, test } from "vitest";
import { findLegalProblems } from "./check-legal.ts";

const targets = {
  facts: ["noticeMonths"],
  isThere: (page: string) => page !== "imprint",
};

test("facts and pages that are there pass", () => {
  const text =
    "{noticeMonths} months, [how long](page:privacy#retention), [web](https://a.example)";
  expect(findLegalProblems(text, targets)).toEqual([]);
});

test.each([
  ["{noticeMonth} months", "there is nothing to fill in for {noticeMonth}"],
  ["{notice-months} months", "there is nothing to fill in for {notice-months}"],
  ["{} months", "there is nothing to fill in for {}"],
  ["{toString}", "there is nothing to fill in for {toString}"],
  ["[x](page:privcay)", 'no page of this language is called "privcay"'],
  ["[x](page:imprint)", 'no page of this language is called "imprint"'],
  ["[x](term:role)", '"term:role" is no kind of link that legal texts have'],
])("%s", (text, words) => {
  expect(findLegalProblems(`One.\n\n${text}`, targets)).toEqual([{ line: 3, words }]);
});
