import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test, vi } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import { provideCached } from "./provide-cached.ts";

const sources = ["package.json"];

test("makes a file once for the same sources, and none of it remains if that fails", () => {
  const cache = tempFolder();
  const fail = (draft: string) => {
    writeFileSync(draft, "half");
    throw new Error("interrupted");
  };
  expect(() => provideCached("map", sources, fail, cache)).toThrow("interrupted");
  expect(readdirSync(join(cache, "map"))).toEqual([]);
  const make = vi.fn((draft: string) => writeFileSync(draft, "whole"));
  const path = provideCached("map", sources, make, cache);
  expect(provideCached("map", sources, make, cache)).toBe(path);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(cache, "map"))).toEqual([basename(path)]);
});

test("removes other versions and old drafts, but none that another process is writing", () => {
  const cache = tempFolder();
  const folder = join(cache, "map");
  const path = provideCached(
    "map",
    sources,
    (draft) => {
      for (const name of ["older", "older.left", "older.new"]) {
        writeFileSync(join(folder, name), "");
      }
      utimesSync(join(folder, "older.left"), 0, 0);
      writeFileSync(draft, "");
    },
    cache,
  );
  expect(readdirSync(folder).sort()).toEqual([basename(path), "older.new"].sort());
});
