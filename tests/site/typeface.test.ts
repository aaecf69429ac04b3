import { expect, test } from "vitest";
import { findUnsupportedCharacters } from "#load/brand/typeface-characters.ts";
import { pages } from "./harness/built-site.ts";
import { formatPageIssue } from "./harness/format-page-issue.ts";

// Pages also show names that are not content, such as those of countries.
test("the typeface has every letter that a page shows", () => {
  const missingCharacters = pages.flatMap((page) => {
    const visibleBody = page.$("body").clone();
    visibleBody.find("script, style").remove();
    return findUnsupportedCharacters(visibleBody.text()).map((letter) =>
      formatPageIssue(
        page,
        (text) => text.includes(letter),
        `the typeface has no “${letter}”: write it in Latin letters, or in words`,
      ),
    );
  });
  expect(missingCharacters).toEqual([]);
});
