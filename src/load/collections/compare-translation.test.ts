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
  ["a lost heading", english.replace("## Why", ""), "headings", "###", "## ###"],
  ["another anchor", english.replace("[#how]", "[#hur]"), "anchors", "#hur", "#how"],
  ["a lost anchor", english.replace(" [#how]", ""), "anchors", "none", "#how"],
  ["a lost figure", english.replace("![](figure:map)", ""), "figures", "none", "figure:map"],
  [
    "another link",
    english.replace("term:role", "term:rol"),
    "links",
    "source:osgood-1957 term:rol",
    "source:osgood-1957 term:role",
  ],
])("objects to %s", (_, swedish, part, actual, expected) => {
  expect(compareProse(english, swedish)).toEqual([
    `${part}: must be ${expected}, as in the English text, not ${actual}`,
  ]);
});
