import { expect, test } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { words } from "../collections/content-kinds.ts";
import { text } from "../schema/text.ts";
import { findTypedFigures } from "./method.ts";

const kind = words("content/pages/home", text);

/** What the check says about texts of a page, by language. */
function find(texts: Record<string, string>): string[] {
  const root = tempFolder();
  for (const [locale, text] of Object.entries(texts)) {
    writeFiles(root, { [`content/pages/home/${locale}.yaml`]: `title: '${text}'\n` });
  }
  return findTypedFigures(root, kind);
}

test.each([
  ["en", "Answers are shown once at least five people have answered", "at least five people"],
  ["en", "About 10 minutes", "10 minutes"],
  ["en", "There are forty-five word pairs", "forty-five word pairs"],
  ["sv", "Det finns 45 ordpar", "45 ordpar"],
  ["sv", "från tre svar", "från tre svar"],
  ["de", "mindestens fünf Personen", "mindestens fünf Personen"],
  ["de", "Innerhalb von zwei Arbeitstagen", "zwei Arbeitstagen"],
  ["en", "Answers stay open for fourteen days", "fourteen days"],
  ["en", "It takes about three weeks", "three weeks"],
  ["en", "A conversation of an hour and a half", "an hour and a half"],
  ["en", "The first two of six microcourses", "six microcourses"],
  ["sv", "Ni har 14 dagar på er", "14 dagar"],
  ["sv", "Du frågar fem till femton personer", "fem till femton personer"],
  ["sv", "Workshopen tar en halv dag", "en halv dag"],
  ["de", "Das dauert drei Wochen", "drei Wochen"],
  ["de", "Der Workshop dauert einen halben Tag", "einen halben Tag"],
  ["de", "Üblich sind acht Personen", "Üblich sind acht Personen"],
])("a typed figure is reported with its place: %s, %s", (locale, text, found) => {
  const problems = find({ en: "Nothing", [locale]: text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`content/pages/home/${locale}.yaml:1: title: `);
  expect(problems[0]).toContain(`“${found}”`);
});

test("names in braces, and numbers of something else, are no figures of the method", () => {
  const texts = {
    en: "{wordPairs} word pairs, at least {minProfileAnswers} people, 8 respondents, three weeks later",
    sv: "{answerMinutes} minuter, åtta kollegor, tre veckor senare",
    de: "ab {minGroupAnswers} Antworten, acht Befragte, drei Wochen später",
  };
  expect(find(texts)).toEqual([]);
});
