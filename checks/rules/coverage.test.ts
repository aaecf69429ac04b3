import { expect, it } from "vitest";
import { findCoverageProblems } from "./coverage.ts";

const files = ["src/a.ts", "e2e/a.spec.ts"];
const head = "# Coverage\n\n| point | where | test |\n|---|---|---|\n";
const row = "| It works | `src/a.ts` | `e2e/a.spec.ts` |\n";

it("passes one table whose points name place and test", () => {
  expect(findCoverageProblems(`${head}| **Group** | | |\n${row}`, files)).toEqual([]);
});

it.each([
  [
    "a point without place",
    "| It works | somewhere | `e2e/a.spec.ts` |\n",
    '"It works" names no place',
  ],
  ["a point without test", "| It works | `src/a.ts` | |\n", '"It works" names no test'],
  ["a short row", "| It works | `src/a.ts` |\n", '"It works" is not a row of three cells'],
])("objects to %s", (_, point, problem) => {
  expect(findCoverageProblems(head + row + point, files)).toEqual([problem]);
});

it("objects to a second table, none, or one without points", () => {
  expect(findCoverageProblems(`${head}${row}\n${head}${row}`, files)).toEqual([
    "has 2 tables, not one",
  ]);
  expect(findCoverageProblems("# Coverage\n", files)).toEqual(["has 0 tables, not one"]);
  expect(findCoverageProblems(head, files)).toEqual(["has no points"]);
});
