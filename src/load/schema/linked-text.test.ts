import { expect, test } from "vitest";
import { getPath } from "#locale/routes.ts";
import { findWrongLink, removeLinks, resolveLinks } from "./linked-text.ts";

test("passes links to pages, with a place on them or without, and texts without links", () => {
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
])("names what is wrong with %s", (link, words) => {
  expect(findWrongLink(`See ${link}`)).toContain(words);
});

test("leads to the page of the language", () => {
  const content = { items: [{ answer: "Se [priser](page:pricing#comparison)." }], count: 1 };
  expect(resolveLinks(content, "sv")).toEqual({
    items: [{ answer: `Se [priser](${getPath("pricing", "sv")}#comparison).` }],
    count: 1,
  });
});

test("leaves the words where no link can be", () => {
  expect(removeLinks("See [prices](/sv/priser#a) or [us](page:about).")).toBe("See prices or us.");
});
