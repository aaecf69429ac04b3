import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { addCached } from "./build-cache.ts";

const write = (text: string) => (draft: string) => writeFileSync(draft, text);

test("caches a complete result, and nothing of a failed one", () => {
  const folder = join(createTempFolder(), "pictures");
  const path = join(folder, "a.png");
  const fail = (draft: string) => {
    writeFileSync(draft, "half");
    throw new Error("interrupted");
  };
  expect(() => addCached(path, fail)).toThrow("interrupted");
  expect(readdirSync(folder)).toEqual([]);
  expect(addCached(path, write("whole"))).toBe(path);
  expect(readFileSync(path, "utf8")).toBe("whole");
});

test("removes what is older than a week", () => {
  const folder = createTempFolder();
  const at = (name: string) => join(folder, name);
  for (const name of ["recent", "old", "draft.left"]) addCached(at(name), write(""));
  for (const name of ["old", "draft.left"]) utimesSync(at(name), 0, 0);
  addCached(at("new"), write(""));
  expect(readdirSync(folder).sort()).toEqual(["new", "recent"]);
});
