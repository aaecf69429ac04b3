import { beforeEach, describe, expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findForeignWords, foreignWords } from "./foreign-words.ts";

const legal = "content/legal/terms/en.md";
const page = "content/pages/about/en.yaml";
let root = "";

beforeEach(() => {
  root = createTempFolder();
  writeFiles(root, { [foreignWords.path]: "sv: [Post- och telestyrelsen]\nde: [Amt]\n" });
});

function getLines(path: string, text: string): string[] {
  writeFiles(root, { [path]: text });
  return findForeignWords(root, [path]).map(formatIssue);
}

test("reports an unmarked word with file and line, and says how to mark it", () => {
  expect(getLines(legal, "One.\n\nAsk Post- och telestyrelsen first.")).toEqual([
    `${legal}:3: “Post- och telestyrelsen” is Swedish: write [Post- och telestyrelsen](lang:sv)`,
  ]);
});

test("reports a word where marks are not possible", () => {
  expect(getLines(page, "title: Any\nlead: The Amt answers\n")).toEqual([
    `${page}:2: lead: “Amt” is German and cannot be marked here: use a word in the language of the text`,
  ]);
});

describe("ignores", () => {
  test.each([
    ["a marked word", legal, "The [Amt in Bonn](lang:de) and [the Amt](lang:de)"],
    ["a part of a word", legal, "Amtrak"],
    ["its own language", "content/legal/terms/de.md", "Das Amt"],
    ["a picture in words", page, "picture: { description: The Amt }"],
    ["search results", page, "meta: { title: The Amt }"],
  ])("%s", (_, path, text) => expect(getLines(path, text)).toEqual([]));
});

test("reports a word that is marked as a wrong language", () => {
  expect(getLines(legal, "The [Amt](lang:sv)")).toHaveLength(1);
});
