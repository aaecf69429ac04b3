import { expect, test } from "vitest";
import * as z from "zod/mini";
import { getIssueMessage, validateEntries } from "./validate-entries.ts";

test("names the possible values in place of an unknown one", () => {
  const schema = z.strictObject({ certificate: z.enum(["basic", "advanced"]) });
  const entry = { certificate: "baisc" };
  const issues = schema.safeParse(entry).error?.issues ?? [];
  expect(issues.map((issue) => getIssueMessage(issue, entry))).toEqual([
    "certificate must be one of basic, advanced",
  ]);
});

test("refuses a title of spaces alone", () => {
  const entry = { post_title: " ", location_address__address: "Storgatan 1, Kalmar, Sverige" };
  expect(validateEntries([{ name: "Entry 1", entry }])).toEqual({
    valid: [],
    invalid: [expect.stringMatching(/^Entry 1: the title \(post_title\) is empty/)],
  });
});
