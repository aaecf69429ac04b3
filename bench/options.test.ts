import { expect, it } from "vitest";
import { locales } from "#locale/languages";
import { routes } from "#locale/routes";
import { readOptions } from "./options.ts";

<<<<<<< HEAD
it("measures one page of every type three times by default", () => {
  expect(readOptions([])).toEqual({ pages: ["types"], runs: 3, explain: false });
=======
it("measures the home pages three times by default", () => {
  expect(readOptions([])).toEqual({
    pages: locales.map((locale) => routes.home[locale]),
    runs: 3,
    explain: false,
  });
>>>>>>> w-editor
});

it("reads what is asked for", () => {
  const args = ["--pages", "/product, /sv/priser", "--runs", "1", "--explain"];
  expect(readOptions(args)).toEqual({ pages: ["/product", "/sv/priser"], runs: 1, explain: true });
});

it("takes every page by one word", () => {
  expect(readOptions(["--pages", "all"]).pages).toEqual(["all"]);
});

it.each([
  ["--runs", "0"],
  ["--runs", "1.5"],
  ["--runs", "1000"],
  ["--pages", "product"],
  ["--nope"],
])("refuses %s %s", (...args) => {
  expect(() => readOptions(args)).toThrow();
});
