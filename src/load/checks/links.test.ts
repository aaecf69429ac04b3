import { beforeEach, describe, expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findLinkIssues, linkedHosts } from "./links.ts";

const terms = "content/legal/terms/en.md";
const about = "content/pages/about/sv.yaml";
let root = "";

beforeEach(() => {
  root = createTempFolder();
  writeFiles(root, {
    [linkedHosts.path]: "hosts:\n  - www.one.example\n  - www.two.example\n",
    "content/legal/privacy/en.md": "## How long [#retention]\n\n### Finder [#finder]\n",
    "content/legal/privacy/sv.md": "## Hur länge [#retention]\n",
    "content/pages/faq/en.yaml": "items: [{ id: cost, answer: a }]\n",
    "content/science-chapters.yaml": "- id: one-chapter\n",
  });
});

function getLines(path: string, text: string): string[] {
  writeFiles(root, { [path]: text });
  return findLinkIssues(root, [path]).map(formatIssue);
}

describe("anchors", () => {
  test.each([
    ["of a legal text", "privacy#retention"],
    ["of a page that code makes", "hr#start"],
    ["of a question", "faq#question-cost"],
    ["of a group of questions", "faq#group-buying"],
    ["of a chapter", "science#one-chapter"],
    ["none at all", "about"],
  ])("%s are accepted: %s", (_, target) => {
    expect(getLines(about, `lead: '[a](page:${target}), b'\n`)).toEqual([]);
  });

  test("that a page lacks are reported with file, line, key, and the existing ones", () => {
    expect(getLines(about, "title: A\nlead: '[a](page:privacy#finder)'\n")).toEqual([
      `${about}:2: lead: the page "privacy" has no anchor "finder": use retention`,
    ]);
    expect(getLines(about, "lead: '[a](page:about#team)'\n")).toEqual([
      `${about}:1: lead: the page "about" has no anchor "team": it has no anchors`,
    ]);
    expect(getLines(about, "lead: '[a](page:faq#question-price)'\n")).toHaveLength(1);
  });

  test("of a legal text within itself are its headings", () => {
    expect(getLines(terms, "## One [#one]\n\n[a](#one), [b](page:privacy#finder)")).toEqual([]);
    expect(getLines(terms, "## One [#one]\n\n[a](#two)")).toEqual([
      `${terms}:3: the page "terms" has no anchor "two": use one`,
    ]);
  });

  test("of links in separate fields are checked", () => {
    const link = (part: string) => `link:\n  page: privacy\n  part: ${part}\n`;
    expect(getLines(about, link("retention"))).toEqual([]);
    expect(getLines(about, link("retenton"))).toEqual([
      `${about}:3: link.part: the page "privacy" has no anchor "retenton": use retention`,
    ]);
    const entry = "items:\n  - id: one\n    link: { page: privacy, part: retenton }\n";
    expect(getLines(about, entry)).toEqual([
      `${about}:3: items.one.link.part: the page "privacy" has no anchor "retenton": use retention`,
    ]);
  });
});

test("web links may lead only to listed hosts", () => {
  const text = "[a](https://www.one.example/x)\n\n<https://www.Two.example>";
  expect(getLines(terms, text)).toEqual([]);
  expect(getLines(terms, `${text}\n[b](http://one.example)`)).toEqual([
    `${terms}:4: links to one.example, which is not in ${linkedHosts.path}: add it there or remove the link`,
  ]);
});
