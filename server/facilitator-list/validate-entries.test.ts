import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeIssue, validateEntries } from "./validate-entries.ts";

test("says of a value that a list lacks which ones it has", () => {
  const schema = z.strictObject({ certificate: z.enum(["basic", "advanced"]) });
  const entry = { certificate: "baisc" };
  const issues = schema.safeParse(entry).error?.issues ?? [];
  expect(issues.map((issue) => describeIssue(issue, entry))).toEqual([
    "certificate must be one of basic, advanced",
  ]);
});

test("says of spaces alone that they are no title", () => {
  const entry = { post_title: " ", location_address__address: "Storgatan 1, Kalmar, Sverige" };
  expect(validateEntries([{ name: "Entry 1", entry }])).toEqual({
    valid: [],
    invalid: [expect.stringMatching(/^Entry 1: the title \(post_title\) is empty/)],
  });
});
