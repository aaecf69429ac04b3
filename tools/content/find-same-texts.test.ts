import { expect, test } from "vitest";
import { formatIssue } from "#load/content-issue.ts";
import { getLocation } from "#load/files/content-file.ts";
import type { SameInAllLanguages } from "#load/schema/same-in-all-languages.ts";
import { parseGroupedFile } from "./content-files.ts";
import { findSameTexts } from "./find-same-texts.ts";

const files = [
  parseGroupedFile(
    "content/interface-texts/en.yaml",
    "a: Team\nb: Name\nc: '{count}'\nd: 7\ne: Word\n",
  ),
  parseGroupedFile(
    "content/interface-texts/de.yaml",
    "a: Team\nb: Name\nc: '{count}'\nd: 7\ne: Wort\n",
  ),
];

const getLocations = (allowed: SameInAllLanguages) =>
  findSameTexts(files, allowed).sameTexts.map(({ file, key }) =>
    formatIssue(getLocation(file, key)),
  );

test("finds texts that are the same as the English ones", () => {
  expect(getLocations({ values: [], keys: [] })).toEqual([
    "content/interface-texts/de.yaml:1: a",
    "content/interface-texts/de.yaml:2: b",
  ]);
});

test("passes those on the list, by value or by key", () => {
  expect(getLocations({ values: ["Team"], keys: ["interface-texts: b"] })).toEqual([]);
  expect(getLocations({ values: [], keys: ["interface-texts: *"] })).toEqual([]);
  expect(getLocations({ values: ["Team"], keys: ["pages/*: b"] })).toEqual([
    "content/interface-texts/de.yaml:2: b",
  ]);
});

test("names the entries of the list that nothing needs", () => {
  const { unusedEntries } = findSameTexts(files, {
    values: ["Team", "Start"],
    keys: ["pages/*: b"],
  });
  expect(unusedEntries).toEqual(["Start", "pages/*: b"]);
});
