import { expect, it } from "vitest";
import { describeContent } from "#tools/content/content-files";
import { findProseProblems } from "./prose-parity.ts";

const english = `---
title: "The ring: your view"
nav: Ring
---

The [role](term:role), from [Osgood 1957](source:osgood-1957).

![](figure:map)

## Why

### How [#how]
`;
const fileOf = (locale: string, text: string) =>
  describeContent(`content/science/ring/${locale}.md`, text);

function problemsOf(swedish: string): string[] {
  return findProseProblems([fileOf("en", english), fileOf("sv", swedish)]);
}

it("passes a translation of the same build, its links in another order", () => {
  const text = english.replace(
    /The \[role\].*/,
    "[Osgood](source:osgood-1957) om [roll](term:role).",
  );
  expect(problemsOf(text)).toEqual([]);
});

it.each([
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
  expect(problemsOf(swedish)).toEqual([`content/science/ring/sv.md: ${problem}`]);
});
