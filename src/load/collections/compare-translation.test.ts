import { expect, test } from "vitest";
import { compareProse } from "./compare-translation.ts";

const english = `The [role](term:role), from [Osgood 1957](source:osgood-1957).

![](figure:map)

## Why

### How [#how]
`;
test("accepts a translation of the same structure, with its links in another order", () => {
  const text = english.replace(
    /The \[role\].*/,
    "[Osgood](source:osgood-1957) om [roll](term:role).",
  );
  expect(compareProse(english, text)).toEqual([]);
});

test.each([
  ["a lost heading", english.replace("## Why", ""), "headings: ###, not ## ###"],
  ["another anchor", english.replace("[#how]", "[#hur]"), "anchors: #hur, not #how"],
  ["a lost anchor", english.replace(" [#how]", ""), "anchors: none, not #how"],
  ["a lost figure", english.replace("![](figure:map)", ""), "figures: none, not figure:map"],
  [
    "another link",
    english.replace("term:role", "term:rol"),
    "links: source:osgood-1957 term:rol, not source:osgood-1957 term:role",
  ],
])("objects to %s", (_, swedish, problem) => {
  expect(compareProse(english, swedish)).toEqual([`${problem} as in the English text`]);
});
