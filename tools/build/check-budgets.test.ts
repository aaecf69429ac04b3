import { beforeEach, expect, it } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { checkBudgets } from "./check-budgets.ts";

let dist: string;

beforeEach(() => {
  dist = tempFolder();
  writeFiles(dist, { "sv/priser.html": "<main><section>Priser</section></main>" });
});

const check = () => checkBudgets(dist);

it("lets a build pass whose pages keep their budgets", () => {
  expect(check()).toMatch(/^1 pages keep their budgets; the largest: HTML \d+ bytes/);
});

it("fails the build and names page, part, weight and limit", () => {
  writeFiles(dist, {
    "faq.html": '<script type="module" src="/a.js"></script>',
    "a.js": "let a;",
  });
  expect(check).toThrow(
    /faq\.html: JavaScript that loads with the page: 10 bytes, at most 0 bytes are allowed/,
  );
  expect(check).not.toThrow(/priser/);
});
