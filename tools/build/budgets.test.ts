import { pathToFileURL } from "node:url";
import { beforeEach, expect, it, vi } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { budgets } from "./budgets.ts";

let dist: string;

beforeEach(() => {
  dist = tempFolder();
  writeFiles(dist, { "sv/priser.html": "<main><section>Priser</section></main>" });
});

const logger = { info: vi.fn() };
function finishBuild() {
  const done = budgets().hooks["astro:build:done"];
  if (!done) throw new Error("no hook");
  return done({ dir: pathToFileURL(`${dist}/`), logger } as unknown as Parameters<typeof done>[0]);
}

it("lets a build pass whose pages keep their budgets", () => {
  expect(finishBuild).not.toThrow();
  expect(logger.info).toHaveBeenCalledTimes(1);
});

it("fails the build and names page, part, weight and limit", () => {
  writeFiles(dist, {
    "faq.html": '<script type="module" src="/a.js"></script>',
    "a.js": "let a;",
  });
  expect(finishBuild).toThrow(
    /faq\.html: JavaScript that loads with the page: 10 bytes, at most 0 bytes are allowed/,
  );
  expect(finishBuild).not.toThrow(/priser/);
});
