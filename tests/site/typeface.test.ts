import { expect, test } from "vitest";
import { findUnsupportedCharacters } from "#load/brand/typeface-characters.ts";
import { formatPageIssue } from "./rules/format-page-issue.ts";
import { pages } from "./rules/site.ts";

// Pages also show names that are not content, such as those of countries.
test("the typeface has every letter that a page shows", () => {
  const missing = pages.flatMap((page) => {
    const shown = page.$("body").clone();
    shown.find("script, style").remove();
    return findUnsupportedCharacters(shown.text()).map((letter) =>
      formatPageIssue(
        page,
        (text) => text.includes(letter),
        `the typeface has no “${letter}”: write it in Latin letters, or in words`,
      ),
    );
  });
  expect(missing).toEqual([]);
});
