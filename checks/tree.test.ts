import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./project.ts";
import { findMachinePaths } from "./rules/machine-paths.ts";
import { listProjectFiles } from "./rules/project-files.ts";

const files = listProjectFiles();

it("finds the files of the project", () => {
  expect(files).toContain("package.json");
  expect(files.filter((file) => file.startsWith("node_modules/"))).toEqual([]);
});

it("names no path of the machine on which it was written", () => {
  const found = files.flatMap((file) =>
    findMachinePaths(readFileSync(join(projectRoot, file), "utf8")).map(
      ({ line, path }) => `${file}:${line} ${path}`,
    ),
  );
  expect(found).toEqual([]);
});
