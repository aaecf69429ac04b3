import { expect, it } from "vitest";
import { listProjectFiles } from "#tools/project-files";

const files = listProjectFiles();

it("finds the files of the project", () => {
  expect(files).toContain("package.json");
  expect(files.filter((file) => file.startsWith("node_modules/"))).toEqual([]);
});
