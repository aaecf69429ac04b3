import { expect, it } from "vitest";
import { besidePages, catalogue } from "#load/catalogue";
import { readContent } from "#tools/content/content-files";
import { listContent, readAllowList } from "#tools/content/content-list";
import { findEmptyValues, findParityProblems } from "#tools/content/content-parity";
import { findUntranslated } from "#tools/content/untranslated";
import { projectRoot } from "#tools/project";
import { findLegalFigureProblems } from "./rules/legal-figures.ts";
import { findProseProblems } from "./rules/prose-parity.ts";
import { findWordingProblems } from "./rules/wording.ts";

const files = readContent(projectRoot, listContent(projectRoot));

/** Texts that are prescribed word for word, and so may break our own rules. */
const prescribed = ["Thank you for reaching out! We will get back to you shortly."];

/** The sizes of text that the accessibility statement has tested: no facts, and no prices. */
const textSizes = ["percent", "procent", "Prozent"].flatMap((unit) => [
  `200 ${unit}`,
  `400 ${unit}`,
]);

it("finds the content", () => {
  expect(files.map(({ path }) => path)).toContain("content/messages/en.yaml");
});

it.each(Object.entries({ ...catalogue, ...besidePages }))("is sound: %s", (_, kind) => {
  const { problems, warnings } = kind.read(projectRoot);
  expect([...problems, ...warnings]).toEqual([]);
});

it("has the same keys and placeholders in every language", () => {
  expect(findParityProblems(files)).toEqual([]);
});

it("has the same headings, figures and links in the prose of every language", () => {
  expect(findProseProblems(files)).toEqual([]);
});

it("leaves nothing empty", () => {
  expect(findEmptyValues(files)).toEqual([]);
});

it("leaves nothing untranslated but what the list allows", () => {
  expect(findUntranslated(files, readAllowList(projectRoot))).toEqual([]);
});

it("keeps to our words and to the marks of each language", () => {
  expect(files.flatMap((file) => findWordingProblems(file, prescribed))).toEqual([]);
});

it("takes the periods and prices of legal texts from the facts", () => {
  expect(files.flatMap((file) => findLegalFigureProblems(file, textSizes))).toEqual([]);
});
