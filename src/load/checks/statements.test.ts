import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatIssue } from "../content-issue.ts";
import { findRepeatedStatements } from "./statements.ts";

function getLines(path: string, files: Record<string, string>): string[] {
  const root = createTempFolder();
  writeFiles(root, files);
  return findRepeatedStatements(root, [path]).map(formatIssue);
}

const about = "content/pages/about/en.yaml";

test("reports a statement that a page repeats, and where it was first", () => {
  const text = "lead: 'First. {purpose}'\nnote: '{facilitator}'\nlast: 'So: {purpose}'\n";
  expect(getLines(about, { [about]: text })).toEqual([
    `${about}:3: last: repeats {purpose} of ${about}:1: lead: a page must have it only once`,
  ]);
});

test("reports a statement that is repeated within a text, and one in a legal text", () => {
  expect(getLines(about, { [about]: "lead: '{reply} {reply}'\n" })).toHaveLength(1);
  const terms = "content/legal/terms/sv.md";
  expect(getLines(terms, { [terms]: "{purpose}\n\n{purpose}" })).toEqual([
    expect.stringContaining(`${terms}:3: repeats {purpose} of ${terms}:1: `),
  ]);
});

test("counts the box on the rating, and the questions on the pricing page", () => {
  const product = "content/pages/product/de.yaml";
  const rating = { "content/rating/de.yaml": "time: '{reply}'\n" };
  const text = "lead: '{reply}'\n";
  expect(getLines(product, { [product]: text, ...rating })).toHaveLength(1);
  expect(getLines(about, { [about]: text, "content/rating/en.yaml": text })).toEqual([]);

  const pricing = "content/pages/pricing/en.yaml";
  const item = (id: string) => `  - { id: ${id}, answer: '{reply}' }\n`;
  const faq = { "content/pages/faq/en.yaml": `items:\n${item("one")}${item("two")}` };
  const createFilesWithQuestions = (ids: string) => ({
    [pricing]: `${text}faq: { questions: [${ids}] }\n`,
    ...faq,
  });
  expect(getLines(pricing, createFilesWithQuestions(""))).toEqual([]);
  expect(getLines(pricing, createFilesWithQuestions("one"))).toHaveLength(1);
  expect(getLines(pricing, { [pricing]: text, ...faq })).toHaveLength(2);
});

test("allows billing, figures, and texts outside of paragraphs", () => {
  const text =
    "meta: { description: '{reply}' }\na: '{reply} {billing} {wordPairs}'\nb: '{billing} {wordPairs}'\nmap: { description: '{reply}' }\n";
  expect(getLines(about, { [about]: text })).toEqual([]);
});
