import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test("data and text are taken apart", () => {
  expect(splitFrontMatter('---\ntitle: "A: b"\n---\n\nText\n\n---\n\nmore\n')).toEqual({
    data: { title: "A: b" },
    body: "Text\n\n---\n\nmore",
  });
});

test("a text without data is all text", () => {
  expect(splitFrontMatter("Text\n---\nmore")).toEqual({ data: {}, body: "Text\n---\nmore" });
});
