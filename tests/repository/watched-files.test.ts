import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#tools/project";
import { findImports } from "../harness/find-imports.ts";

const { nodemonConfig } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));

test("the development server restarts when a content schema or check changes", () => {
  const files = [...findImports("src/load/catalogue.ts"), "tools/content/field-descriptions.ts"];
  expect(files).toEqual(
    expect.arrayContaining([
      "src/load/schema/faq.ts",
      "locale/routes.ts",
      "contract/facilitator.ts",
    ]),
  );
  const isWatched = (file: string) =>
    nodemonConfig.watch.some((path: string) => file === path || file.startsWith(`${path}/`));
  expect(files.filter((file) => !isWatched(file))).toEqual([]);
});
