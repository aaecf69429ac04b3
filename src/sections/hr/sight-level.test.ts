import { expect, test } from "vitest";
import { releasedLocales } from "#locale/languages";
import { readContent } from "#tests/harness/read-content";
import { sightColumns, sightLevel } from "./sight-level.ts";

const levels = { none: "No", full: "Yes" };

test.each([
  { words: "No", level: "none" },
  { words: "Yes", level: "full" },
  { words: "Their own", level: "part" },
])('a cell with "$words" has the level $level', ({ words, level }) => {
  expect(sightLevel(words, levels)).toBe(level);
});

test("the marks of who sees what are the same in all languages", () => {
  const levelsIn = releasedLocales.map((locale) => {
    const { levels, rows } = readContent(`pages/hr/${locale}.yaml`).sight;
    return rows.map((row: Record<string, string>) =>
      sightColumns.map((column) => sightLevel(row[column] ?? "", levels)),
    );
  });
  expect(new Set(levelsIn.flat(2))).toEqual(new Set(["none", "part", "full"]));
  for (const levels of levelsIn) expect(levels).toEqual(levelsIn[0]);
});
