import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";

test("finds links and pictures, also over two lines and bare, but none in code", () => {
  const text = "A [long\nlink](page:faq), `[x](page:code)`\n\n![](figure:map) https://idi.example";
  expect(parseMarkdown(text).links).toEqual([
    { url: "page:faq", line: 1 },
    { url: "figure:map", line: 4 },
    { url: "https://idi.example", line: 4 },
  ]);
});

test("finds headings with their anchors, except in quotes", () => {
  expect(parseMarkdown("## One, *two* [#one]\n\n> # No\n\n### Three").headings).toEqual([
    { depth: 2, title: "One, *two*", anchor: "one", line: 1 },
    { depth: 3, title: "Three", anchor: undefined, line: 5 },
  ]);
});

test("finds the words of each line, and their link", () => {
  expect(parseMarkdown("One\n*two* [three](lang:sv)").words).toMatchObject([
    { words: "One", line: 1 },
    { words: "", line: 2 },
    { words: "two", line: 2 },
    { words: " ", line: 2 },
    { words: "three", url: "lang:sv", line: 2 },
  ]);
});
