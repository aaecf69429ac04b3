import { expect, it } from "vitest";
import { exampleSite } from "./example-site.ts";
import { findWordProblems } from "./page-words.ts";

const sentence = (word: string) => `${word} shows how others see your work. `.repeat(3).trim();

function page(title: string, description: string): string {
  return `<html lang="en"><head><title>${title}</title><meta name="description" content="${description}"></head></html>`;
}

function problemsOf(files: Record<string, string>): string[] {
  return findWordProblems(exampleSite(files).pages);
}

it("passes pages with words of their own", () => {
  const files = {
    "product.html": page("A", sentence("A")),
    "pricing.html": page("B", sentence("B")),
  };
  expect(problemsOf(files)).toEqual([]);
});

it("objects to words that are too long or too short", () => {
  expect(problemsOf({ "product.html": page("a".repeat(61), sentence("A").repeat(2)) })).toEqual([
    "product.html: title has 61 characters",
    `product.html: description has ${2 * sentence("A").length} characters`,
  ]);
  expect(problemsOf({ "product.html": page("A", "Short.") })).toEqual([
    "product.html: description has 6 characters",
  ]);
});

it("objects to the words of another page", () => {
  const files = {
    "product.html": page("A", sentence("A")),
    "pricing.html": page("A", sentence("B")),
  };
  expect(problemsOf(files)).toEqual([
    "product.html: title is that of pricing.html",
    "pricing.html: title is that of product.html",
  ]);
});

it("leaves pages alone that nobody finds", () => {
  expect(problemsOf({ "message-sent.html": page("A", ""), "404.html": page("A", "") })).toEqual([]);
});
