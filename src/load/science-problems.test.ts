import { expect, test } from "vitest";
import { findScienceProblems, type ScienceInventory } from "./science-problems.ts";

const file = "content/science/end-goal/en.md";
const place = "content/science-figures.yaml:7";
const agreement = { id: "agreement", place, source: "report", rows: ["colleagues"] };
const sound: ScienceInventory = {
  texts: [
    {
      file,
      firstLine: 6,
      markdown: "A [role](term:role).\n\n![](figure:agreement)\n\n![](figure:map)",
    },
  ],
  terms: { file: "content/science/glossary/en.yaml", ids: ["role"] },
  sources: ["report"],
  chapters: ["end-goal"],
  figures: [agreement],
  drawable: { agreement: ["colleagues"] },
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
    `${file}:12: points to the term "rol", which is not in content/science/glossary/en.yaml`,
  ],
  [
    "[x](source:ref)",
    `${file}:12: points to the source "ref", which is not in content/sources.yaml`,
  ],
  [
    "[x](chapter:end)",
    `${file}:12: points to the chapter "end", which is not in the list of chapters`,
  ],
  [
    "![](figure:mapp)",
    `${file}:12: points to the figure "mapp", which is not in the list of figures (agreement, map)`,
  ],
  ["[x](terms:role)", `${file}:12: "terms:role" is no kind of link that we have`],
])("a text with %s", (link, problem) => {
  expect(problemsOf({}, `\n\n${link}`)).toEqual([problem]);
});

test.each([
  [
    "an unknown source",
    { source: "rapport" },
    'the figure "agreement" has the source "rapport", which is not in content/sources.yaml',
  ],
  ["a row too few", { rows: [] }, 'the figure "agreement" has no row "colleagues"'],
  [
    "a row too many",
    { rows: ["colleagues", "managers"] },
    'the figure "agreement" has a row "managers", which the page has no words for',
  ],
  ["an unknown name", { id: "agrement" }, 'nothing draws a figure called "agrement"'],
])("a figure with %s", (_, change, problem) => {
  const figures = [{ ...agreement, ...change }];
  expect(problemsOf({ figures })).toContain(`${place}: ${problem}`);
});

test("a figure that no chapter places, or the file lacks", () => {
  expect(problemsOf({ illustrations: ["map", "zones"] })).toEqual([
    'the figure "zones" stands in no chapter of content/science: place it by ![](figure:zones)',
  ]);
  expect(problemsOf({ drawable: { ...sound.drawable, variance: [] } })).toEqual([
    'content/science-figures.yaml: the figure "variance" is missing',
  ]);
});
