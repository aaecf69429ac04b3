import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";

test("has links and pictures, also those over two lines and bare ones, but none of code", () => {
  const text = "A [long\nlink](page:faq), `[x](page:code)`\n\n![](figure:map) https://idi.example";
  expect(parseMarkdown(text).links).toEqual([
    { url: "page:faq", line: 1 },
    { url: "figure:map", line: 4 },
    { url: "https://idi.example", line: 4 },
  ]);
});

test("has headings with their anchors, except for those in quotes", () => {
  expect(parseMarkdown("## One, *two* [#one]\n\n> # No\n\n### Three").headings).toEqual([
    { depth: 2, title: "One, *two*", anchor: "one", line: 1 },
    { depth: 3, title: "Three", anchor: undefined, line: 5 },
  ]);
});

test("has the words of each line, and the link that they are", () => {
  expect(parseMarkdown("One\n*two* [three](lang:sv)").words).toMatchObject([
    { words: "One", line: 1 },
    { words: "", line: 2 },
    { words: "two", line: 2 },
    { words: " ", line: 2 },
    { words: "three", url: "lang:sv", line: 2 },
  ]);
});
