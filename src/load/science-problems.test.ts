import { expect, test } from "vitest";
import { findScienceProblems, type ScienceInventory } from "./science-problems.ts";

const file = "content/science/end-goal/en.md";
const sound: ScienceInventory = {
  texts: [{ file, markdown: "A [role](term:role).\n\n![](figure:agreement)\n\n![](figure:map)" }],
  terms: { file: "content/science/glossary/en.yaml", ids: ["role"] },
  sources: ["report"],
  chapters: ["end-goal"],
  figures: [{ id: "agreement", source: "report" }],
  drawable: ["agreement"],
  illustrations: ["map"],
};

/** The problems of the sound page with some things changed, and more said in its text. */
const problemsOf = (change: Partial<ScienceInventory>, more = "") =>
  findScienceProblems({
    ...sound,
    texts: sound.texts.map((text) => ({ ...text, markdown: text.markdown + more })),
    ...change,
  });

test("a sound page has no problems", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [
    "[x](term:rol)",
    `${file}: points to the term "rol", which is not in content/science/glossary/en.yaml`,
  ],
  ["[x](source:ref)", `${file}: points to the source "ref", which is not in content/sources.yaml`],
  [
    "[x](chapter:end)",
    `${file}: points to the chapter "end", which is not in the list of chapters`,
  ],
  [
    "![](figure:mapp)",
    `${file}: points to the figure "mapp", which is not in the list of figures (agreement, map)`,
  ],
  ["[x](terms:role)", `${file}: "terms:role" is no kind of link that we have`],
])("a text with %s", (link, problem) => {
  expect(problemsOf({}, `\n\n${link}`)).toEqual([problem]);
});

const figures = "content/science-figures.yaml";
test.each([
  ["no source", undefined, `${figures}: the figure "agreement" has no source`],
  [
    "an unknown source",
    "rapport",
    `${figures}: the figure "agreement" has the source "rapport", which is not in content/sources.yaml`,
  ],
])("a figure with %s", (_, source, problem) => {
  expect(problemsOf({ figures: [{ id: "agreement", source }] })).toEqual([problem]);
});

test("a figure that no chapter places, nothing draws or the file lacks", () => {
  expect(problemsOf({ illustrations: ["map", "zones"] })).toEqual([
    'the figure "zones" stands in no chapter of content/science: place it by ![](figure:zones)',
  ]);
  expect(problemsOf({ drawable: [] })).toEqual([
    `${figures}: nothing draws a figure called "agreement"`,
  ]);
  expect(problemsOf({ drawable: ["agreement", "variance"] })).toEqual([
    `${figures}: the figure "variance" is missing`,
  ]);
});
