import { expect, it } from "vitest";
import { findMachinePaths } from "./machine-paths.ts";

const root = ["", "work", ""].join("/");

it("finds paths of the machine", () => {
  expect(findMachinePaths(`a\nsee "${root}main/src" and ${root}`)).toEqual([
    { line: 2, path: `${root}main` },
    { line: 2, path: root },
  ]);
});

it("passes other paths and words", () => {
  const text = ["src/work/a.ts", "https://a.example/work/", "/workspace/", "at work/"].join("\n");
  expect(findMachinePaths(text)).toEqual([]);
});
