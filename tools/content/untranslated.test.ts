import { expect, it } from "vitest";
import { describeContent } from "./content-files.ts";
import { findSameTexts, findUntranslated } from "./untranslated.ts";

const files = [
  describeContent("content/messages/en.yaml", "a: Team\nb: Name\nc: '{count}'\nd: 7\ne: Word\n"),
  describeContent("content/messages/de.yaml", "a: Team\nb: Name\nc: '{count}'\nd: 7\ne: Wort\n"),
];

it("finds texts that are the same as the English ones", () => {
  expect(findUntranslated(files, { values: [], keys: [] })).toEqual([
    "content/messages/de.yaml:1: a: is the same as in English: Team",
    "content/messages/de.yaml:2: b: is the same as in English: Name",
  ]);
});

it("passes those on the list, by value or by key", () => {
  expect(findUntranslated(files, { values: ["Team"], keys: ["messages: b"] })).toEqual([]);
  expect(findUntranslated(files, { values: [], keys: ["messages: *"] })).toEqual([]);
  expect(findUntranslated(files, { values: ["Team"], keys: ["pages/*: b"] })).toEqual([
    "content/messages/de.yaml:2: b: is the same as in English: Name",
  ]);
});

it("tells which entries of the list nothing needs", () => {
  const { idle } = findSameTexts(files, { values: ["Team", "Start"], keys: ["pages/*: b"] });
  expect(idle).toEqual(["Start", "pages/*: b"]);
});
