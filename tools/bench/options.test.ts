import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it("measures one page of every type three times by default", () => {
  expect(readOptions([])).toEqual({ pages: ["types"], runs: 3, explain: false });
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
