import { expect, test } from "vitest";
import { findImports } from "#tests/harness/find-imports.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";

const { scripts } = JSON.parse(readProjectFile("package.json"));
const watched = [...scripts.dev.matchAll(/--watch-path=(\S+)/g)].map(([, path]) => path);

test("the development server restarts when a content schema or check changes", () => {
  const files = [...findImports("src/load/catalog.ts"), "src/load/schema/field-descriptions.ts"];
  expect(files).toEqual(
    expect.arrayContaining([
      "src/load/schema/faq.ts",
      "locale/routes.ts",
      "contract/facilitator.ts",
    ]),
  );
  const isWatched = (file: string) => watched.some((path) => file.startsWith(`${path}/`));
  expect(files.filter((file) => !isWatched(file))).toEqual([]);
});
