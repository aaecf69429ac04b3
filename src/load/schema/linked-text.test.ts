import { expect, test } from "vitest";
import { getPath } from "#locale/routes.ts";
import { findWrongLink, removeLinks, resolveLinks } from "./linked-text.ts";

test("accepts links to pages, with or without an anchor, and texts without links", () => {
  expect(findWrongLink("See [prices](page:pricing) and [how long](page:privacy#retention).")).toBe(
    undefined,
  );
  expect(findWrongLink("A text (with brackets) [and others].")).toBeUndefined();
});

test.each([
  ["[prices](page:prices)", 'no page is called "prices"'],
  ["[prices](/pricing)", "is no link: write"],
  ["[prices](https://a.example)", "is no link: write"],
  ["[](page:pricing)", "is no link: write"],
  ["[prices](page:pricing", "is no link: write"],
  ["[prices] (page:pricing)", "is no link: write"],
])("reports what is wrong with %s", (link, words) => {
  expect(findWrongLink(`See ${link}`)).toContain(words);
});

test("resolves links to the page in the language", () => {
  const content = { items: [{ answer: "Se [priser](page:pricing#comparison)." }], count: 1 };
  expect(resolveLinks(content, "sv")).toEqual({
    items: [{ answer: `Se [priser](${getPath("pricing", "sv")}#comparison).` }],
    count: 1,
  });
});

test("removes links, but not their words", () => {
  expect(removeLinks("See [prices](/sv/priser#a) or [us](page:about).")).toBe("See prices or us.");
});
