import { describe, expect, test } from "vitest";
import { readWithFormattedIssues } from "#tests/harness/format-issues.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { catalog } from "../catalog.ts";
import { formatIssue } from "../content-issue.ts";
import { chaptersFile, neededChapters } from "../schema/chapters.ts";
import {
  findChapterIssues,
  findScienceReferenceIssues,
  type ScienceReferences,
} from "./science.ts";

const file = "content/science/end-goal/en.md";
const references: ScienceReferences = {
  term: { ids: ["role"], home: "content/science/glossary/en.yaml" },
  source: { ids: ["report"], home: "content/sources.yaml" },
  chapter: { ids: ["end-goal"], home: "the list of chapters" },
  figure: { ids: ["agreement", "map"], home: "the list of figures (agreement, map)" },
};
const validText =
  "A [role](term:role), `[x](term:code)`.\n\n![](figure:agreement)\n\n![](figure:map)";

const linkFix = "it must begin with https: or term: or source: or chapter: or figure:";

/** What is wrong with the valid page, below which a text is added on line 12. */
const getMessages = (addedText: string) =>
  findScienceReferenceIssues(
    [{ filePath: file, bodyLine: 6, body: validText + addedText }],
    references,
  ).map((issue) => formatIssue(issue).replace(`${file}:12: `, ""));

test("a valid page has no issues", () => {
  expect(getMessages("")).toEqual([]);
  expect(getMessages("\n\nWhat they [the raters] (in all: 9) said.")).toEqual([]);
});

test.each([
  ["[x](term:rol)", 'links to the term "rol", which is not in content/science/glossary/en.yaml'],
  ["[x](source:ref)", 'links to the source "ref", which is not in content/sources.yaml'],
  ["[x](chapter:end)", 'links to the chapter "end", which is not in the list of chapters'],
  [
    "![](figure:mapp)",
    'links to the figure "mapp", which is not in the list of figures (agreement, map)',
  ],
  [
    "[x](term:my role)",
    '"[x](term:my role)" has no link: remove the spaces in and before its target',
  ],
  ["[x] (term:role)", '"[x] (term:role)" has no link: remove the spaces in and before its target'],
  ["![x](photo.png)", `"photo.png" is not a valid link: ${linkFix}`],
  ["{prodcut}", "{prodcut} is not a known name"],
  ["[x](#role)", `"#role" is not a valid link: ${linkFix}`],
  ["www.idi.example", `"http://www.idi.example" is not a valid link: ${linkFix}`],
  ["[x](/pricing)", `"/pricing" is not a valid link: ${linkFix}`],
  ["[x](lang:swe)", '"lang:swe" must have the two letters of a language, as in lang:sv'],
  [
    "![](https://idi.example/a.png)",
    '"https://idi.example/a.png" is a picture of another site, which is not shown',
  ],
  ["See ![](figure:map).", '"figure:map" must be in a paragraph of its own'],
  ["[x] (https://idi.example)", '"[x] (" has no link: remove the spaces in and before its target'],
  ["##Why", '"##Why" would be shown as it is: correct its Markdown, see docs/content.md'],
  ["[](term:role)", 'the link to "term:role" has no words: write [words](term:role)'],
  ["[ ](term:role)", 'the link to "term:role" has no words: write [words](term:role)'],
  ["- [ ] Why", "would have a box to tick: remove the square brackets"],
  ["    Why", "would be shown as code: begin the line without spaces, tabs or backticks"],
  ["##\u00a0Why", '"##\u00a0Why" has a no-break space after its sign: type a plain space'],
  ["-\u00a0Why", '"-\u00a0Why" has a no-break space after its sign: type a plain space'],
  ["# Why", 'a heading must read "## Title" or "### Title", not "# Why"'],
  ["#### Why", 'a heading must read "## Title" or "### Title", not "#### Why"'],
  ["## Why [#why]", 'a heading must read "## Title" or "### Title", not "## Why [#why]"'],
  ["Why\n===", 'a heading must read "## Title" or "### Title", not "Why"'],
  ["[x](terms:role)", `"terms:role" is not a valid link: ${linkFix}`],
])("a text with %s", (link, message) => {
  expect(getMessages(`\n\n${link}`)).toEqual([message]);
});

test.each([
  "**half",
  "** with spaces **",
  "| a table | without dashes |",
  "[x][term:role]",
  "(term:role)",
])("a text with signs that visitors would see: %s", (words) =>
  expect(getMessages(`\n\n${words}`)).toEqual([expect.stringContaining("as it is")]),
);

test("a figure that no chapter places", () => {
  expect(
    findScienceReferenceIssues([{ filePath: file, body: "![](figure:map)" }], references),
  ).toEqual([
    {
      message:
        'the figure "agreement" is missing in content/science: add ![](figure:agreement) to a chapter',
    },
  ]);
});

test("files of reports must exist and be PDFs", () => {
  const root = createTempFolder();
  const files = ["lost", "text", "report"].map((name) => ({
    lang: "en",
    file: `content/reports/${name}.pdf`,
  }));
  const report = { kind: "report", authors: ["Tove"], year: 2024, title: "Report", files };
  writeFiles(root, {
    "content/sources.yaml": JSON.stringify({ report }, null, 1),
    "content/reports/text.pdf": "A report.",
    "content/reports/report.pdf": "%PDF-1.7",
  });
  expect(readWithFormattedIssues(catalog.sources, root).errors).toEqual([
    expect.stringMatching(/^content\/sources\.yaml:\d+: .*the file .*lost\.pdf is missing$/),
    expect.stringMatching(/^content\/sources\.yaml:\d+: .*text\.pdf must be a PDF/),
  ]);
});

describe("the list of chapters", () => {
  const listIssues = (ids: readonly string[]) => {
    const root = createTempFolder();
    const text = ids.map((id) => `- id: ${id}\n`).join("");
    writeFiles(root, { [chaptersFile]: text });
    return findChapterIssues(root).map(formatIssue);
  };

  test("may have any chapters besides those that the site needs", () => {
    expect(listIssues(["one-more", ...neededChapters])).toEqual([]);
  });

  test("reports duplicates with their line, and what is missing", () => {
    expect(listIssues(["a", ...neededChapters, "a"])).toEqual([
      expect.stringMatching(/^content\/science-chapters\.yaml:\d+: .*"a" is listed twice$/),
    ]);
    expect(listIssues(neededChapters.slice(1))).toEqual([
      expect.stringContaining(`"${neededChapters[0]}" is missing`),
    ]);
  });
});
