import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test("data and text are taken apart", () => {
  expect(splitFrontMatter('---\ntitle: "A: b"\n---\n\nText\n\n---\n\nmore\n')).toEqual({
    head: 'title: "A: b"',
    body: "Text\n\n---\n\nmore",
    bodyLine: 5,
  });
});

test("a text without data is all text", () => {
  const prose = { head: "", body: "Text\n---\nmore", bodyLine: 1 };
  expect(splitFrontMatter("Text\n---\nmore")).toEqual(prose);
});
