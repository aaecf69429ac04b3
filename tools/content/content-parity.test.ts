import { expect, it } from "vitest";
import { locales } from "#locale/languages";
import { describeContent } from "./content-files.ts";
import { findEmptyValues, findParityProblems } from "./content-parity.ts";

const english = "hero:\n  title: Title of {name}\n  points: [one, two]\nvalue: 3\n";

/** Every language but German. */
const others = locales
  .filter((locale) => locale !== "de")
  .map((locale) => describeContent(`content/messages/${locale}.yaml`, english));

function problemsOf(translated: string): string[] {
  return findParityProblems([...others, describeContent("content/messages/de.yaml", translated)]);
}

it("passes translations of the same shape", () => {
  expect(problemsOf(english)).toEqual([]);
});

it.each([
  [
    "a missing key",
    "hero:\n  title: x {name}\n  points: [a, b]\n",
    '1: the key "value" is missing',
  ],
  ["a missing group", "value: 3\n", '1: the key "hero" is missing'],
  ["a key too many", `${english}extra: x\n`, "5: extra: is not in the English file"],
  ["a shorter list", english.replace("one, two", "one"), "3: hero.points: has 1 entries, not 2"],
  ["another shape", english.replace("[one, two]", "one"), "3: hero.points: is a text, not a list"],
  [
    "a lost placeholder",
    english.replace("{name}", "x"),
    "2: hero.title: fills in nothing, but the English text fills in {name}",
  ],
  [
    "a wrong placeholder",
    english.replace("{name}", "{namn}"),
    "2: hero.title: fills in {namn}, but the English text fills in {name}",
  ],
])("objects to %s", (_, translated, problem) => {
  expect(problemsOf(translated)).toEqual([`content/messages/de.yaml:${problem}`]);
});

it("objects to a language without its file", () => {
  expect(findParityProblems(others)).toEqual(["content/messages: has no file for German"]);
});

it("treats prose as the data beside it", () => {
  const names = locales.flatMap((locale) => [`${locale}.yaml`, `${locale}.md`]);
  const files = names
    .filter((name) => name !== "sv.md")
    .map((name) => describeContent(`content/pages/terms/${name}`, "text: a\n"));
  expect(findParityProblems(files)).toEqual(["content/pages/terms/*.md: has no file for Swedish"]);
});

it("expects no file for a page that a language does not have", () => {
  const words = describeContent("content/pages/imprint/de.yaml", "title: Impressum\n");
  const text = describeContent("content/legal/imprint/de.md", "---\ntitle: Impressum\n---\nText");
  expect(findParityProblems([words, text])).toEqual([]);
});

it("finds values without words", () => {
  const file = describeContent("content/facts.yaml", 'a: ""\nb:\nc: [x, " "]\nd: 0\ne: false\n');
  expect(findEmptyValues([file])).toEqual([
    "content/facts.yaml:1: a: is empty",
    "content/facts.yaml:2: b: is empty",
    "content/facts.yaml:3: c: entry 2: is empty",
  ]);
});
