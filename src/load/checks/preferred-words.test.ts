import { beforeEach, describe, expect, test } from "vitest";
import { releasedLocales } from "#locale/languages.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findPreferredWordIssues, preferredWords } from "./preferred-words.ts";

const list = `
- idea: the difference
  en: { say: the gap, not: [the distance, odd*], except: [the distance by road] }
  sv: { say: glappet, not: [avstånd*] }
- idea: British spelling
  everywhere: true
  en: { say: colour, not: [color*], except: [Color] }
`;
const files = releasedLocales.map((locale) => `content/pages/a/${locale}.yaml`);
let root = "";

beforeEach(() => {
  root = createTempFolder();
  writeFiles(root, { [preferredWords.path]: list });
});

/** The messages for a text in this language, without their location. */
function getWarnings(text: string, locale: "en" | "sv" = "en"): string[] {
  for (const language of releasedLocales) {
    const key = language === locale ? text : "Fine";
    writeFiles(root, { [`content/pages/a/${language}.yaml`]: JSON.stringify({ key }) });
  }
  return findPreferredWordIssues(root, files).map(formatIssue);
}

test("reports file, line, key, the word and the preferred one", () => {
  expect(getWarnings("Mind the distance")).toEqual([
    "content/pages/a/en.yaml:1: key: must say the gap for the difference, not “the distance”",
  ]);
});

describe("finds", () => {
  test.each(["The distance counts", "the\u00a0distance", "an oddity", "Odd", "colorful"])(
    "%s",
    (text) => expect(getWarnings(text)).toHaveLength(1),
  );
  test("a word of the language of the file", () => {
    expect(getWarnings("Avståndet", "sv")).toHaveLength(1);
    expect(getWarnings("the distance", "sv")).toEqual([]);
  });
});

describe("ignores", () => {
  test("the id of a page", () => {
    writeFiles(root, { "content/pages/a/en.yaml": "page: colors" });
    expect(findPreferredWordIssues(root, files)).toEqual([]);
  });

  test.each([
    "bathe distances",
    "the distance by road",
    "Color",
    "discolor",
    "within {color}",
    "the gap",
  ])("%s", (text) => expect(getWarnings(text)).toEqual([]));
});

test("checks chapters and legal texts only against entries for everywhere", () => {
  const text = "---\ntitle: The distance\n---\n\nThe distance,\nin color.\n";
  writeFiles(root, { "content/legal/b/en.md": text });
  const legal = ["content/legal/b/en.md"];
  expect(findPreferredWordIssues(root, legal).map(formatIssue)).toEqual([
    "content/legal/b/en.md:6: must say colour for British spelling, not “color”",
  ]);
});
