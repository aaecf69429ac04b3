import { expect, test } from "vitest";
import { compareProse } from "./compare-translation.ts";

const englishText = `The [role](term:role), from [Osgood 1957](source:osgood-1957).

![](figure:map)

## Why

### How [#how]
`;
test("accepts a translation of the same structure, with its links in another order", () => {
  const text = englishText.replace(
    /The \[role\].*/,
    "[Osgood](source:osgood-1957) om [roll](term:role).",
  );
  expect(compareProse(englishText, text)).toEqual([]);
});

test("of a long list names what differs, and its neighbours", () => {
  const format = (anchors: string) => anchors.replaceAll(/\w/g, "## $& [#$&]\n\n");
  expect(compareProse(format("abcdefg"), format("abcxefg"))).toEqual([
    "anchors: must be … #c #d #e …, as in the English text, not … #c #x #e …",
  ]);
});

test.each([
  ["a lost heading", englishText.replace("## Why", ""), "headings", "###", "## ###"],
  ["another anchor", englishText.replace("[#how]", "[#hur]"), "anchors", "#hur", "#how"],
  ["a lost anchor", englishText.replace(" [#how]", ""), "anchors", "none", "#how"],
  ["a lost figure", englishText.replace("![](figure:map)", ""), "figures", "none", "figure:map"],
  [
    "another link",
    englishText.replace("term:role", "term:rol"),
    "links",
    "source:osgood-1957 term:rol",
    "source:osgood-1957 term:role",
  ],
])("objects to %s", (_, swedishText, part, actual, expected) => {
  expect(compareProse(englishText, swedishText)).toEqual([
    `${part}: must be ${expected}, as in the English text, not ${actual}`,
  ]);
});
