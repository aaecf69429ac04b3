import { expect, test } from "vitest";
import { getPath } from "#locale/routes.ts";
import { findLinkIssue, removeLinks, resolveLinks } from "./linked-text.ts";

test("accepts links to pages, with or without an anchor, and texts without links", () => {
  expect(findLinkIssue("See [prices](page:pricing) and [how long](page:privacy#retention).")).toBe(
    undefined,
  );
  expect(findLinkIssue("A text (with brackets) [and others].")).toBeUndefined();
});

test.each([
  ["[prices](page:prices)", 'there is no page "prices"'],
  ["[sent](page:messageSent)", 'there is no page "messageSent"'],
  ["[prices](/pricing)", "is not a valid link: write"],
  ["[prices](https://a.example)", "is not a valid link: write"],
  ["[](page:pricing)", "is not a valid link: write"],
  ["[prices](page:pricing", "is not a valid link: write"],
  ["[prices] (page:pricing)", "is not a valid link: write"],
  ["[ ](page:pricing)", "is not a valid link: write"],
  ["[prices](page:pricing) or [us]\u00a0(page:about)", '"(page:about)" is no part of a valid link'],
  ["[prices(page:pricing)", "is no part of a valid link"],
  ["prices](page:pricing)", "is no part of a valid link"],
  ["[prices][page:pricing]", "is no part of a valid link"],
  ["[the [old] prices](page:pricing)", "is no part of a valid link"],
])("reports what is wrong with %s", (link, expectedMessage) => {
  expect(findLinkIssue(`See ${link}`)).toContain(expectedMessage);
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
